// Of a failure alone: what is found, is found at once. A busy machine takes longer than the usual second to draw a menu.
require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
