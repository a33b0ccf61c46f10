import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Each operator with the one that replaces it. */
const OPERATORS = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.QuestionQuestionToken, '&&'],
]);

/**
 * @typedef {object} Mutation one small mistake
 * @property {number} start offset of the expression that it replaces
 * @property {number} end
 * @property {string} mistake the expression with the mistake
 * @property {boolean} attribute the expression is the text of a JSX attribute
 * @property {boolean} atLoad it is computed when the module is loaded, outside of all functions
 * @property {number} line
 * @property {string} before what changes, as the report shows it
 * @property {string} after
 */

/**
 * Lists the small mistakes that can be made in a source, one change each: comparisons, arithmetic, logic, negated
 * conditions, booleans, calls left out, empty texts and lists, numbers off by one.
 * @param {string} file its name tells TypeScript from TSX
 * @param {string} text
 * @returns {Mutation[]} sorted: an expression comes before those that it contains
 */
export function listMutations(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const add = (node, mistake, shown = [node.getText(), mistake]) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    const [before, after] = shown;
    const attribute = ts.isJsxAttribute(node.parent);
    const atLoad = ts.findAncestor(node, ts.isFunctionLike) === undefined;
    found.push({ start, end: node.end, mistake, attribute, atLoad, line, before, after });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isWithoutMeaning(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Texts that no user of the product reads: the class of an element is for its style sheet, the message of an `Error` and
 * of a log line is for developers, and the group of a route is for the description of the API.
 */
function isWithoutMeaning(node) {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'className';
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (ts.isNewExpression(parent)) return parent.expression.getText() === 'Error';
  return ts.isCallExpression(parent) && /^(rotasDe|console\.\w+|(\w+\.)*log\.\w+)$/.test(parent.expression.getText());
}

function mutate(node, add) {
  if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)) {
    const operator = OPERATORS.get(node.operatorToken.kind);
    const shown = [node.operatorToken.getText(), operator];
    add(node, `(${node.left.getText()}) ${operator} (${node.right.getText()})`, shown);
  } else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
  else if (node.kind === Kind.TrueKeyword) add(node, 'false');
  else if (node.kind === Kind.FalseKeyword) add(node, 'true');
  else if (ts.isExpressionStatement(node) && isCall(node.expression))
    add(node.expression, 'undefined', [node.expression.getText(), ';']);
  else if (ts.isStringLiteral(node) && node.text !== '' && !ts.isPropertyAssignment(node.parent)) add(node, "''");
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node)) add(node, '[]');
  else if (ts.isNumericLiteral(node) && !isName(node)) add(node, String(Number(node.text) + 1));
}

/** A call that can be left out, with or without `await`. */
function isCall(expression) {
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) && call.expression.kind !== Kind.SuperKeyword;
}

/** Whether a list is the left side of `[a, b] = …`. */
function isAssigned(node) {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === Kind.EqualsToken && parent.left === node;
}

/** Whether a number is the name of a property: `{ 1: … }`. */
function isName(node) {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}
