/** Puts an area's stylesheet into the layer of areas, so that the order of visits cannot change how screens look. */
module.exports = (css) => `@layer remotes {\n${css}\n}\n`;
