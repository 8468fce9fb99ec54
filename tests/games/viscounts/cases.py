"""The worked cases by number and name; each has a test of its name."""

CASES = (
    *("v01_castle_chain", "v02_place_table", "v03_place_4_strength", "v04_no_worker"),
    *("v05_second_tier_no_side", "v06_bump_own", "v07_bump_tier2", "v08_leader_tie"),
    *("v09_leader_lost_hand", "v10_trade_example", "v11_trade_remainder", "v12_trade_flip_mix"),
    *("v13_build_example", "v14_link_same_owner", "v15_building_choice", "v16_dismiss_icon_needed"),
    *("v17_dismiss_woodcutter", "v18_transcribe_example", "v19_antagonist"),
    *("v20_corruption_first", "v21_stuck_two_virtue", "v22_track_end", "v23_collision_example"),
    *("v24_collision_only_phase5", "v25_shuffle_check", "v26_hand_over_limit", "v27_move_choice"),
    *("v28_share_space", "v29_start_icons", "v30_three_cards", "v31_end_trigger", "v32_divided"),
    *("v33_poverty_tie_first", "v34_poverty_tie_second", "v35_two_players", "v36_sets"),
    *("v37_score_109", "v38_printed_manuscript", "v39_free_hire_workshop1"),
    *("v40_dismiss_flat_cost", "v41_turn_build_two_links", "v42_turn_castle_bump_two_sections"),
    *("v43_turn_transcribe_collision_shifted", "v44_final_scoring_three_players_ties"),
    *("v45_solo_ai_turn", "v46_solo_rulebook_two_turns", "v47_setup_pc3_hire_shuffle"),
    *("v48_trading_post_2_and_larena", "v49_free_building_no_action", "v50_castle_move_inside"),
    *("v51_racketeer_three_debts", "v52_printed_townsfolk"),
    *("v53_silver_no_merchants_outside_trade", "v54_movement_reach", "v55_two_players_tie"),
    *("v56_solo_tie", "v57_link_free_hire_order", "v58_ai_flip_none", "v59_ai_empty_future_pile"),
    *("v60_ring_border_link", "v61_inner_pass", "v62_loop", "v63_trade_less", "v64_setup_destroy"),
    *("v65_card_ai_pool", "v66_ai_slots", "v67_bonus_blue"),
)
