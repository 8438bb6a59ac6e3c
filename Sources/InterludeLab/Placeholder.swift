// InterludeLab
