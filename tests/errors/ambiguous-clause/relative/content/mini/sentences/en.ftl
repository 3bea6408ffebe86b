is-seen =
    .clause = that { SUBJ($by) } can see
