import type { CadastroCitado, Permissao, PlanilhaAConferir } from '@merenda/shared/contratos';
import { documentoCsv } from '@merenda/shared/formatos';
import { tituloDoNome, type NomesQueFaltam } from '@merenda/shared/regras';
import type { QueryKey } from '@tanstack/react-query';
import { textoDaCelula } from './correcoes.js';

/** What another import can create: its words, who may create it, and the title of its import. */
export const CADASTROS: Readonly<
  Record<CadastroCitado, { um: string; varios: string; permissao: Permissao; importacao: string }>
> = {
  itens: { um: 'item', varios: 'itens', permissao: 'ITENS', importacao: 'Importar Itens' },
  produtos: { um: 'produto', varios: 'produtos', permissao: 'PRODUTOS', importacao: 'Importar Produtos' },
  fornecedores: {
    um: 'fornecedor',
    varios: 'fornecedores',
    permissao: 'FORNECEDORES',
    importacao: 'Importar Fornecedores',
  },
  alimentos: { um: 'alimento', varios: 'alimentos', permissao: 'ALIMENTOS', importacao: 'Importar Alimentos' },
};

/** Any query may show the created records. */
export const RENOVA_DA_CRIACAO: readonly QueryKey[] = [[]];

/**
 * A file with one row for each missing name, for the import that creates it: the name, and what the first row with it has
 * in columns that fill no field of this import, as the group or the brand.
 */
export function arquivoDosQueFaltam({ entidade, nomes }: NomesQueFaltam, { colunas, linhas }: PlanilhaAConferir): File {
  const porNumero = new Map(linhas.map((linha) => [linha.numero, linha]));
  const titulos = [...new Set(nomes.map(({ nome }) => tituloDoNome(entidade, nome)))];
  const livres = colunas.flatMap(({ campo, titulo }, posicao) =>
    campo === null && titulo !== '' && !titulos.includes(titulo) ? [{ titulo, posicao }] : [],
  );
  const documento = documentoCsv([
    [...titulos, ...livres.map(({ titulo }) => titulo)],
    ...nomes.map(({ nome, numero }) => {
      const linha = porNumero.get(numero);
      return [
        ...titulos.map((titulo) => (titulo === tituloDoNome(entidade, nome) ? nome : '')),
        ...livres.map(({ posicao }) => (linha ? textoDaCelula(linha, posicao) : '')),
      ];
    }),
  ]);
  return new File([documento], `${entidade}.csv`, { type: 'text/csv' });
}
