/**
 * The first part of the boot script: where a browser refuses to store, because it is told to or is full, the page gets
 * storages that last as long as it does, with what could be read of the real ones. So everything after it, libraries
 * included, may store and read without care.
 */
export const STORAGE_SCRIPT = `['localStorage', 'sessionStorage'].forEach(function (name) {
    try {
      self[name].setItem('fm.try', '');
      self[name].removeItem('fm.try');
    } catch (refused) {
      var kept = Object.create({
        getItem: function (key) { return Object.hasOwn(kept, key) ? kept[key] : null; },
        setItem: function (key, value) { kept[key] = '' + value; },
        removeItem: function (key) { delete kept[key]; }
      });
      try { Object.assign(kept, self[name]); } catch (blocked) {}
      Object.defineProperty(self, name, { value: kept });
    }
  });`;
