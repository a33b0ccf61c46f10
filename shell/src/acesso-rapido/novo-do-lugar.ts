import { entradasDoGrupo, telasDaEntrada, type AreaJson } from '@merenda/shared/area';

/** The address of 'Novo …' in the part of the menu that holds the screen of this address; undefined when it has none. */
export function novoDoLugar(
  areas: readonly AreaJson[],
  caminho: string,
  pode: (permissao: string | null) => boolean,
): string | undefined {
  for (const { telas, menu } of areas) {
    const partes = menu.flatMap((grupo) => grupo.secoes?.map(({ entradas }) => entradas) ?? [entradasDoGrupo(grupo)]);
    for (const entradas of partes) {
      const daParte = entradas.flatMap(telasDaEntrada).flatMap((tela) => telas.find(({ id }) => id === tela) ?? []);
      if (daParte.some((tela) => tela.caminho === caminho))
        return daParte.find(({ acao, permissao }) => acao !== undefined && pode(permissao))?.caminho;
    }
  }
  return undefined;
}
