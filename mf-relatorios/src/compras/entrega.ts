import { ROTULOS_TIPO_OCORRENCIA, type Recebimento } from '@merenda/shared/contratos';
import { conferenciaDoLote, descreverConteudo, NADA_ACEITO } from '@merenda/shared/regras';
import { COLUNA_DO_CONTEUDO } from '../convencoes/conteudo.js';
import type { TabelaDaFolha } from '../folha/folha.js';

/** The name of a product's unit by its code. */
type Unidade = (codigo: string) => string;

/** The accepted lots of a delivery, with their checks. */
export function tabelaDosLotes(titulo: string, { produtos }: Recebimento, unidade: Unidade): TabelaDaFolha {
  const conferida = produtos.some((lote) => conferenciaDoLote(lote) !== '');
  return {
    titulo,
    colunas: [
      { titulo: 'Produto' },
      { titulo: 'Lote', tipo: 'codigo' },
      { titulo: 'Fabricação', tipo: 'data' },
      { titulo: 'Validade', tipo: 'data' },
      { titulo: 'Quantidade', tipo: 'quantidade' },
      { titulo: 'Unidade' },
      COLUNA_DO_CONTEUDO,
      ...(conferida ? [{ titulo: 'Conferência' }] : []),
    ],
    linhas: produtos.map(({ produto, lote, dataFabricacao, dataValidade, quantidade, ...conferido }) => [
      produto.nome,
      lote,
      dataFabricacao,
      dataValidade,
      quantidade,
      unidade(produto.unidadeProduto),
      descreverConteudo(quantidade, produto),
      ...(conferida ? [conferenciaDoLote(conferido)] : []),
    ]),
    vazia: NADA_ACEITO,
  };
}

/** The refusals, shortages and notes of a delivery; no table without any. */
export function tabelaDasOcorrencias(
  titulo: string,
  { ocorrencias }: Pick<Recebimento, 'ocorrencias'>,
  unidade: Unidade,
): TabelaDaFolha[] {
  if (ocorrencias.length === 0) return [];
  return [
    {
      titulo,
      colunas: [
        { titulo: 'Produto' },
        { titulo: 'Ocorrência' },
        { titulo: 'Quantidade', tipo: 'quantidade' },
        { titulo: 'Unidade' },
        COLUNA_DO_CONTEUDO,
        { titulo: 'Motivo' },
      ],
      linhas: ocorrencias.map(({ produto, tipo, quantidade, motivo, texto }) => [
        produto.nome,
        ROTULOS_TIPO_OCORRENCIA[tipo],
        quantidade,
        unidade(produto.unidadeProduto),
        quantidade === null ? null : descreverConteudo(quantidade, produto),
        texto === null ? motivo : `${motivo}. ${texto}`,
      ]),
      vazia: '',
    },
  ];
}
