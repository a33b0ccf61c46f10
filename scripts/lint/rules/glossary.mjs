/** Words that the glossary (shared/src/contratos/README.md) keeps for one meaning, and where a name may not have them. */
const WORDS = [
  {
    word: /^Pedidos?$/,
    files: /./,
    instead: 'A purchase request is a Solicitacao, an HTTP request a Requisicao, a question a Pergunta.',
  },
  {
    word: /[eE]nvios?(?![a-z])/,
    files: /\/api\/src\//,
    instead: 'The act on the screen is the envio; the API has the stored write, an escrita.',
  },
  {
    // The calendar's meals in tests of the stock, and two columns of a bloqueio.
    word: /^(?!criar|apos|ate)\w*Lancamento/,
    files: /\/(?:api\/src|shared\/src\/\w+)\/estoque\/|\/mf-estoque\//,
    instead: 'A Lancamento belongs to the calendar; the kardex has a LinhaDoKardex.',
  },
];

/** Refuses names with a word that the glossary keeps for another meaning. */
export const glossary = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const words = WORDS.filter(({ files }) => files.test(file));
    return {
      Identifier(node) {
        for (const { word, instead } of words)
          if (word.test(node.name)) context.report({ node, message: `'${node.name}': ${instead}` });
      },
    };
  },
};
