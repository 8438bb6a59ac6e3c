// MotionCurves
