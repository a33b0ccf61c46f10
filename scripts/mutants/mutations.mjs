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
 * Lists the small mistakes that can be made in a source, one change each: comparisons, arithmetic, logic, negated
 * conditions, booleans, calls left out, empty texts and lists, numbers off by one.
 * @param {string} file its name tells TypeScript from TSX
 * @param {string} text
 * @returns {{ start: number, end: number, line: number, before: string, after: string }[]} `start` and `end` are
 *   offsets in `text`
 */
export function listMutations(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const add = (node, after) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ start, end: node.end, line, before: text.slice(start, node.end), after });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function mutate(node, add) {
  if (ts.isBinaryExpression(node) && OPERATORS.has(node.operatorToken.kind)) {
    add(node.operatorToken, OPERATORS.get(node.operatorToken.kind));
  } else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`);
  else if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`);
  else if (node.kind === Kind.TrueKeyword) add(node, 'false');
  else if (node.kind === Kind.FalseKeyword) add(node, 'true');
  else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add(node, ';');
  else if (ts.isStringLiteral(node) && node.text !== '' && !ts.isPropertyAssignment(node.parent)) add(node, "''");
  else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add(node, '[]');
  else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
}
