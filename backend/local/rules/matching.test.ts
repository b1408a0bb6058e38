import type { DocumentRequest } from './index';
import { documentRequest, evaluate, type Found, fields, readerOf, ruleFile, rules } from './rules-fixture';

const isAllowed = (body: string, request: Partial<DocumentRequest> = {}): boolean =>
  rules(ruleFile(body)).evaluate(documentRequest(request)).allowed;

describe('a match', () => {
  it.each([
    ['match /docs/{id} { allow read; }', 'docs/one', true],
    ['match /docs/{id} { allow read; }', 'docs/one/parts/a', false],
    ['match /docs/{id} { allow read; }', 'other/one', false],
    ['match /docs/one { allow read; }', 'docs/one', true],
    ['match /docs/one { allow read; }', 'docs/two', false],
    ['match /docs/{id} { match /parts/{part} { allow read; } }', 'docs/one/parts/a', true],
    ['match /docs/{id} { match /parts/{part} { allow read; } }', 'docs/one', false],
    ['match /docs/{id}/parts/{part} { allow read; }', 'docs/one/parts/a', true],
    ['match /{all=**} { allow read; }', 'docs/one/parts/a', true],
    ['match /docs/{rest=**} { allow read; }', 'docs/one', true],
    ['match /docs/{rest=**} { allow read; }', 'docs/one/parts/a', true],
    ['match /docs/{id}/{rest=**} { allow read; }', 'docs/one', true],
    ['match /docs/{id}/{rest=**} { allow read; }', 'docs/one/parts/a', true],
    ['match /{path=**}/parts/{part} { allow read; }', 'docs/one/parts/a', true],
    ['match /{path=**}/parts/{part} { allow read; }', 'parts/a', true],
    ['match /{path=**}/parts/{part} { allow read; }', 'docs/one', false],
    ["match /docs/{id} { allow read: if id == 'one'; }", 'docs/one', true],
    ["match /docs/{id} { allow read: if id == 'one'; }", 'docs/two', false],
    ["match /docs/{rest=**} { allow read: if rest == path('one/parts/a'); }", 'docs/one/parts/a', true],
    ["match /docs/{rest=**} { allow read: if rest[0] == 'one'; }", 'docs/one', true],
    ['match /docs/{math} { allow read: if math.size() == 3; }', 'docs/one', true],
    ["match /docs/{id} { allow read: if database == '(default)'; }", 'docs/one', true],
    ["match /docs/{id}/parts/{part} { allow read: if id + part == 'onea'; }", 'docs/one/parts/a', true],
  ])('%s for %s: %s', (body, path, expected) => {
    expect(isAllowed(body, { path })).toBe(expected);
  });

  it('is one of several: any that allows is enough', () => {
    expect(
      isAllowed('match /docs/{id} { allow read: if false; } match /{all=**} { allow read: if true; }'),
    ).toBe(true);
  });

  it('does not let an error in another rule stand in the way', () => {
    const body = 'match /docs/{id} { allow read: if 1 / 0 == 1; allow get: if true; }';
    expect(isAllowed(body)).toBe(true);
  });
});

describe('methods', () => {
  const METHODS = ['get', 'create', 'update', 'delete'] as const;
  it.each([
    ['read', ['get']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['create', ['create']],
    ['update, delete', ['update', 'delete']],
    ['read, write', [...METHODS]],
    ['list', []],
  ])('allow %s covers %j', (methods, covered) => {
    const body = `match /docs/{id} { allow ${methods}; }`;
    expect(METHODS.filter((method) => isAllowed(body, { method }))).toEqual(covered);
  });
});

describe('functions', () => {
  const body = (functions: string, condition: string) =>
    `${functions} match /docs/{id} { allow read: if ${condition}; }`;
  it.each([
    ['function yes() { return true; }', 'yes()', true],
    ['function twice(x) { return x * 2; }', 'twice(4) == 8', true],
    ['function sum(a, b) { let s = a + b; let t = s + 1; return t }', 'sum(1, 2) == 4', true],
    ['function a() { return b(); } function b() { return true; }', 'a()', true],
    ['function f(x) { return x || true; }', 'f(1 / 0 == 1)', true],
    ['function f(x) { let y = 1 / 0 == 1; return x || y; }', 'f(true)', true],
    ['function f(id) { return id == 1; }', 'f(1)', true],
    ["function f() { return database == '(default)'; }", 'f()', true],
    ['function f() { return request.auth.uid; }', "f() == 'ana'", true],
  ])('%s: %s is %s', (functions, condition, expected) => {
    expect(isAllowed(body(functions, condition))).toBe(expected);
  });

  it('of a match see its wildcards and hide those further out', () => {
    const inner = "match /docs/{id} { function f() { return id == 'one'; } allow read: if f(); }";
    expect(isAllowed(`function f() { return false; } ${inner}`)).toBe(true);
  });
});

describe('request and resource', () => {
  const request: Partial<DocumentRequest> = {
    method: 'update',
    resource: fields({ rev: 1, name: 'a' }),
    newResource: fields({ rev: 2, name: 'a' }),
  };
  const cases: [string, Partial<DocumentRequest>, Found][] = [
    ["request.auth.uid == 'ana'", {}, true],
    ["request.auth.token.email == 'ana@nordhaus.example'", {}, true],
    ['request.auth.token.level is int && request.auth.token.ratio is float', {}, true],
    ['request.auth != null', { auth: null }, false],
    ["request.auth.uid == 'ana'", { auth: null }, 'error'],
    ["request.method == 'update'", {}, true],
    ["resource.id == 'one'", {}, true],
    ['resource.__name__ == /databases/(default)/documents/docs/one', {}, true],
    ['request.resource.data.rev == resource.data.rev + 1', {}, true],
    ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['rev'])", {}, true],
    ["request.resource.id == 'one'", {}, true],
    ['resource == null', { method: 'create', resource: undefined }, true],
    ['resource.data.rev == 1', { method: 'create', resource: undefined }, 'error'],
    ['request.resource == null', { method: 'delete', newResource: undefined }, true],
    ['request.query.limit == null', { method: 'get' }, 'error'],
    ['debug(resource.data.rev) == 1', {}, true],
  ];
  it.each(cases)('%s with %j is %s', (condition, more, expected) => {
    expect(evaluate(condition, { ...request, ...more })).toBe(expected);
  });

  it('tells debug() where it looked, once', () => {
    const seen: string[] = [];
    const compiled = rules(ruleFile('match /docs/{id} { allow read: if debug(id) == 1; }'));
    compiled.evaluate(documentRequest({ debug: (text) => void seen.push(text) }));
    expect(seen).toEqual(['{"kind":"string","value":"one"}']);
  });
});

describe('a denial', () => {
  const why = (body: string, request: Partial<DocumentRequest> = {}) =>
    rules(ruleFile(body)).evaluate(documentRequest(request)).why;

  it('names the rule and the part of it that decided', () => {
    const body = `function isAdmin() { return request.auth != null
        && request.auth.uid == 'boss'; }
      match /docs/{id} {
        allow read: if true && isAdmin();
      }`;
    expect(why(body)).toBe("allow on line 6: `request.auth.uid == 'boss'` (line 4) is false");
  });

  it('names what failed', () => {
    expect(why('match /docs/{id} { allow read: if resource.data.x; }')).toContain(
      "`resource.data.x` (line 3) failed: 'data' was asked of null.",
    );
  });

  it('names every rule that might have allowed', () => {
    const body =
      'match /docs/{id} { allow read: if false; }\nmatch /{all=**} { allow get: if id2(); function id2() { return 1 > 2; } }';
    expect(why(body)).toBe(
      'allow on line 3: `false` (line 3) is false; allow on line 4: `1 > 2` (line 4) is false',
    );
  });

  it('says when no rule covers the path', () => {
    expect(why('match /others/{id} { allow read; }')).toBe('no allow statement covers this path and method');
  });

  it('shortens a long condition', () => {
    const long = Array.from({ length: 60 }, (_, i) => i).join(', ');
    expect(why(`match /docs/{id} { allow read: if 99 in [${long}]; }`)).toMatch(/…` \(line 3\) is false$/);
  });
});

it('reads documents only through its reader', () => {
  const body =
    "match /docs/{id} { allow read: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'admin'; }";
  const reader = readerOf({ 'users/ana': { role: 'admin' } });
  expect([isAllowed(body, { reader }), isAllowed(body)]).toEqual([true, false]);
});
