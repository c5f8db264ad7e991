export const MAP_HEIGHT_PX = 360
