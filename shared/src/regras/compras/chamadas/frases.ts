/** Where a call has received nothing yet. */
export const SEM_PROJETOS_DE_VENDA = 'Nenhum projeto de venda recebido.';
export const SEM_COTACOES = 'Nenhuma cotação.';

/** Why a project has its place and its quantity in the ranking of an item; '' where only its criteria decided. */
export const observacaoDaColocacao = ({ sorteada, limitada }: { sorteada: boolean; limitada: boolean }): string =>
  [...(sorteada ? ['Empate decidido por sorteio.'] : []), ...(limitada ? ['Reduzida pelo limite da CAF.'] : [])].join(
    ' ',
  );
