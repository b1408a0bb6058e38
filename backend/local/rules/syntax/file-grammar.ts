import { ExpressionGrammar } from './expression-grammar';
import { spanOf, upTo } from './operand-grammar';
import type { Allow, Block, FunctionDeclaration, Match, Named, RulesFile, Segment } from './syntax';
import * as t from './tokens';

/** The whole file: services, matches, functions and `allow` statements around the expressions. */
class FileGrammar extends ExpressionGrammar {
  constructor() {
    super();
    this.performSelfAnalysis();
  }

  readonly file = this.RULE('file', (): RulesFile => {
    const version = this.OPTION(() => {
      this.CONSUME(t.RulesVersion);
      this.CONSUME(t.Assign);
      const text = this.CONSUME(t.Text);
      this.OPTION1(() => this.CONSUME1(t.Semicolon));
      return this.ACTION(() => ({ value: text.image.slice(1, -1), at: spanOf(text) }));
    });
    this.CONSUME(t.Service);
    const product = this.CONSUME1(t.Name);
    this.CONSUME(t.Dot);
    const area = this.CONSUME2(t.Name);
    const body = this.SUBRULE(this.block);
    const service = this.ACTION(() => ({
      name: `${product.image}.${area.image}`,
      at: upTo(spanOf(product), spanOf(area)),
    }));
    return { version, service, body };
  });

  private readonly block: (idx?: number) => Block = this.RULE('block', (): Block => {
    const block: Block = { functions: [], matches: [], allows: [] };
    this.CONSUME(t.OpenCurly);
    this.MANY(() => {
      this.OR([
        { ALT: () => block.functions.push(this.SUBRULE(this.declaration)) },
        { ALT: () => block.matches.push(this.SUBRULE(this.match)) },
        { ALT: () => block.allows.push(this.SUBRULE(this.allow)) },
      ]);
    });
    this.CONSUME(t.CloseCurly);
    return block;
  });

  private readonly match = this.RULE('match', (): Match => {
    const word = this.CONSUME(t.MatchWord);
    const pattern: Segment[] = [];
    this.AT_LEAST_ONE(() => {
      this.CONSUME(t.Slash);
      pattern.push(
        this.OR([{ ALT: () => this.SUBRULE(this.wildcard) }, { ALT: () => this.SUBRULE(this.fixed) }]),
      );
    });
    const { functions, matches, allows } = this.SUBRULE(this.block);
    return this.ACTION(() => ({ at: spanOf(word), pattern, functions, matches, allows }));
  });

  private readonly fixed = this.RULE('fixed', (): Segment => {
    const text = this.SUBRULE(this.pathText);
    return this.ACTION(() => ({ type: 'text', text: text.image, at: text.at }));
  });

  private readonly wildcard = this.RULE('wildcard', (): Segment => {
    this.CONSUME(t.OpenCurly);
    const name = this.CONSUME(t.Identifier);
    const rest = this.OPTION(() => {
      this.CONSUME(t.Assign);
      return this.CONSUME(t.StarStar);
    });
    this.CONSUME(t.CloseCurly);
    return this.ACTION(() => ({
      type: rest === undefined ? 'one' : 'rest',
      name: name.image,
      at: spanOf(name),
    }));
  });

  private readonly allow = this.RULE('allow', (): Allow => {
    const word = this.CONSUME(t.AllowWord);
    const methods: Named[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: t.Comma, DEF: () => methods.push(this.SUBRULE(this.named)) });
    const condition = this.OPTION1(() => {
      this.CONSUME(t.Colon);
      this.CONSUME(t.If);
      return this.SUBRULE(this.expression);
    });
    // The last statement of a block may go without.
    this.OPTION2(() => this.CONSUME(t.Semicolon));
    return this.ACTION(() => ({ at: spanOf(word), methods, condition }));
  });

  private readonly named = this.RULE('named', (): Named => {
    const name = this.CONSUME(t.Identifier);
    return this.ACTION(() => ({ name: name.image, at: spanOf(name) }));
  });

  private readonly declaration = this.RULE('declaration', (): FunctionDeclaration => {
    const parameters: Named[] = [];
    const lets: FunctionDeclaration['lets'] = [];
    this.CONSUME(t.FunctionWord);
    const { name, at } = this.SUBRULE1(this.named);
    this.CONSUME(t.OpenRound);
    this.MANY_SEP({ SEP: t.Comma, DEF: () => parameters.push(this.SUBRULE2(this.named)) });
    this.CONSUME(t.CloseRound);
    this.CONSUME(t.OpenCurly);
    this.MANY(() => {
      this.CONSUME(t.Let);
      const variable = this.SUBRULE3(this.named);
      this.CONSUME(t.Assign);
      const value = this.SUBRULE1(this.expression);
      this.CONSUME1(t.Semicolon);
      this.ACTION(() => lets.push({ ...variable, value }));
    });
    this.CONSUME(t.Return);
    const result = this.SUBRULE2(this.expression);
    this.OPTION(() => this.CONSUME2(t.Semicolon));
    this.CONSUME(t.CloseCurly);
    return { name, at, parameters, lets, result };
  });
}

/** One parser for all files: analysing its own grammar is the dear part. */
export const grammar = new FileGrammar();
