import type { ColunaDePlanilha, LinhaConferida, LinhaDePlanilha, PlanilhaImportada } from '@merenda/shared/contratos';

/** '1 linha', '12 linhas'. */
export const contarLinhas = (total: number): string =>
  total === 1 ? '1 linha' : `${total.toLocaleString('pt-BR')} linhas`;

/**
 * A row with the values that all rows get, so that the corrected file has them. What was read from the name has no column:
 * it is read from the name again.
 */
export function comValorDeTodas(linha: LinhaDePlanilha, colunas: readonly ColunaDePlanilha[]): LinhaDePlanilha {
  if (colunas.every(({ paraTodas, doNome }) => paraTodas === undefined && !doNome)) return linha;
  const celulas = colunas.flatMap(({ paraTodas = '', doNome }, i) => {
    const texto = linha.celulas[i] ?? '';
    if (doNome) return [];
    return texto === '' ? { texto: paraTodas, tipo: paraTodas === '' ? '-' : 't' } : { texto, tipo: linha.tipos[i] };
  });
  return {
    ...linha,
    celulas: celulas.map(({ texto }) => texto),
    tipos: celulas.map(({ tipo }) => tipo).join(''),
  };
}

/** Why rows were not imported: refused by the preview, or by the import itself. */
export function motivosDe(
  conferidas: readonly LinhaConferida[],
  { recusadas }: PlanilhaImportada,
): Map<number, string[]> {
  return new Map([
    ...conferidas.flatMap(({ numero, situacao, motivos }) =>
      situacao === 'RECUSADA' ? [[numero, motivos.map(({ mensagem }) => mensagem)] as const] : [],
    ),
    ...recusadas.map(({ numero, motivos }) => [numero, motivos] as const),
  ]);
}
