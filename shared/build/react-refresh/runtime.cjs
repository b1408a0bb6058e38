// One per page: host and areas are builds of their own, and only the first runtime of a page hears from React.
module.exports =
  globalThis.__FM_REACT_REFRESH__ ??= require('../../../node_modules/react-refresh/runtime.js');
