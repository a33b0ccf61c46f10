import { consultasDeProdutos } from '@merenda/shared/consultas';
import { formatarMoeda, formatarQuantidade, nomeComum, ouSemValor, SEM_VALOR } from '@merenda/shared/formatos';
import { useQueries } from '@tanstack/react-query';
import type { LinhaProposta } from './rascunho.js';

interface ResumoDasPropostasProps {
  propostas: readonly LinhaProposta[];
  nomeDoFornecedor: (id: number | null) => string | undefined;
}

/** Proposals to be read: supplier, contract and what each item comes to. */
export function ResumoDasPropostas({ propostas, nomeDoFornecedor }: ResumoDasPropostasProps) {
  const nomes = useNomes(propostas);
  return propostas.map(({ chave, fornecedor, numeroContrato, itens }) => (
    <div key={chave}>
      {ouSemValor(nomeDoFornecedor(fornecedor))}, contrato {ouSemValor(numeroContrato)}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {itens.map(({ chave: daLinha, produto, descricao, quantidade, precoUnidade }) => (
          <li key={daLinha}>
            {ouSemValor(nomes.get(produto))}
            {descricao && ` (${descricao})`}: {quantidade === null ? SEM_VALOR : formatarQuantidade(quantidade)} a{' '}
            {precoUnidade === null ? SEM_VALOR : formatarMoeda(precoUnidade)}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The names of the products in these proposals, by id. */
function useNomes(propostas: readonly LinhaProposta[]): ReadonlyMap<number | null, string> {
  const ids = new Set(propostas.flatMap(({ itens }) => itens.flatMap(({ produto }) => produto ?? [])));
  const lidos = useQueries({ queries: [...ids].map((id) => consultasDeProdutos.um(id)) });
  return new Map(lidos.flatMap(({ data }) => (data ? [[data.id, nomeComum(data.nome)] as const] : [])));
}
