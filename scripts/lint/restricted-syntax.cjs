const { namesOf } = require('../../shared/src/federation/offered-names.cjs');
const { COLOURS } = require('../../shared/src/federation/antd-styles/without-style.cjs');

const RELATIVE_SUFFIX = {
  selector: 'Literal.source[value=/^[.](?!.*[.](js|mjs|cjs|json|css|svg)$)/]',
  message: "A relative import carries the suffix of the emitted file: './Tela.js', './pasta/index.js'.",
};

const QUERY_KEY = {
  selector: "Property[key.name='queryKey'] > ArrayExpression > :matches(Literal, TemplateLiteral):first-child",
  message:
    "A query key begins with its family, which is written once: `consultasDe….familia` of '@merenda/shared/consultas', or a constant of the area.",
};

/** Not by `no-restricted-imports`, which does not tell types from values. */
const ANTD_NAME = {
  selector: `ImportDeclaration[source.value='antd'][importKind='value'] > :matches(ImportDefaultSpecifier, ImportNamespaceSpecifier, ImportSpecifier[importKind='value']:not([imported.name=/^(${namesOf('antd').join('|')})$/]))`,
  message:
    'The page provides only some names of antd. Add the name to a group in shell/src/federation/antd, and import names only.',
};

const WITHOUT_STYLE = {
  selector: `:matches(JSXOpeningElement[name.name='Col'] > JSXAttribute[name.name=/^(offset|order|pull|push|xl|xxl|xxxl)$/], JSXOpeningElement[name.name=/^(Button|Tag|Tooltip|Popover)$/] > JSXAttribute[name.name='color'][value.value=/^(${COLOURS})$/], JSXAttribute[name.name='editable'])`,
  message:
    'The page has no styles for it, see shared/src/federation/antd-styles/without-style.cjs and shell/webpack.config.cjs.',
};

const AWAITED_REMOVAL = {
  selector: "ImportSpecifier[imported.name='waitForElementToBeRemoved']",
  message:
    'It fails when the element is gone before the wait begins. Wait for the state: `waitFor(() => expect(screen.queryBy…).toBeNull())`.',
};

const NO_VALUE = {
  selector: "Literal[value='---']",
  message:
    "An empty value is written in one place: tables and details do it by themselves, others call `ouSemValor` of '@merenda/shared/formatos', or write SEM_VALOR.",
};

const refuse = (...forms) => ({ 'merenda/syntax': ['error', ...forms] });

/** Blocks of the settings of oxlint: syntax that no source uses. */
const syntaxScopes = [
  { files: ['**/*.{ts,tsx}'], rules: refuse(RELATIVE_SUFFIX) },
  { files: ['**/*.test.{ts,tsx}'], rules: refuse(RELATIVE_SUFFIX, AWAITED_REMOVAL) },
  {
    files: ['shell/**/*.{ts,tsx}'],
    excludeFiles: ['**/*.test.{ts,tsx}'],
    rules: refuse(RELATIVE_SUFFIX, QUERY_KEY, WITHOUT_STYLE),
  },
  {
    files: ['{mf-*,shared}/**/*.{ts,tsx}'],
    // The one place, and what spreadsheets write for an empty cell.
    excludeFiles: ['**/*.test.{ts,tsx}', 'shared/src/formatos/sem-valor.ts', 'shared/src/regras/importacao/numeros.ts'],
    rules: refuse(RELATIVE_SUFFIX, QUERY_KEY, ANTD_NAME, WITHOUT_STYLE, NO_VALUE),
  },
];

module.exports = { syntaxScopes };
