// MotionQA
