"""From markup to a face: templates filled, text set and fitted, looked over, taken out as a fragment."""
