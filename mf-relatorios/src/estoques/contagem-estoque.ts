import { api } from '@merenda/shared';
import {
  CAMPOS_DA_CONFERENCIA,
  ROTULOS_STATUS_CONTAGEM,
  type ConferenciaDaContagem,
  type ContagemComLotes,
  type ListaConvencao,
} from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import {
  escreverSomaDosLotes,
  NENHUM_LOTE_CONTADO,
  somaDaContagem,
  type Descrever,
  type Numerico,
  escreverEmbalagem,
} from '@merenda/shared/regras';
import { lerConvencoes } from '../convencoes/descricoes.js';
import { type DadoDaFolha, DIA_E_HORA_A_CANETA, type TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { tabelaDefinida } from '../listas/lista-definida.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/**
 * The sheet of an open count, to be filled in by hand; of a closed one what it found. Address: stock, then count.
 */
export const contagemEstoque: Relatorio = async ({ id = '', segundo = '', signal }) => {
  const caminho = { id, contagem: segundo };
  const [{ unidadeEducacional }, contagem, { descrever }] = await Promise.all([
    api.get('estoques/me/:id', { caminho: { id }, signal }),
    api.get('estoques/:id/contagens/:contagem', { caminho, signal }),
    lerConvencoes(['unidades-produto'], signal),
  ]);
  const { inicio, fim, status } = contagem;
  const dados: DadoDaFolha[] = [
    ...(await dadosDaUnidade(unidadeEducacional, signal)),
    { rotulo: 'Contagem', valor: `Nº ${contagem.id}` },
    { rotulo: 'Situação', valor: ROTULOS_STATUS_CONTAGEM[status] },
    { rotulo: 'Início', valor: `${inicio.quando}, ${inicio.usuario}` },
    ...(fim
      ? [
          { rotulo: 'Fim', valor: `${fim.quando}, ${fim.usuario}` },
          { rotulo: 'Motivo', valor: fim.motivo },
        ]
      : []),
  ];
  if (status === 'ABERTA')
    return {
      titulo: `Folha de contagem nº ${contagem.id}${contagem.asCegas ? ' (às cegas)' : ''}`,
      deitada: true,
      dados: [...dados, { rotulo: 'Data e hora da contagem', valor: DIA_E_HORA_A_CANETA }],
      tabelas: [aPreencher(contagem, descrever)],
      assinaturas: [{ papel: 'Quem contou' }, { papel: 'Quem conferiu' }],
    };
  const conferencia = await api.get('estoques/:id/contagens/:contagem/conferencia', { caminho, signal });
  return {
    titulo: `Contagem de estoque nº ${contagem.id}`,
    deitada: true,
    dados: [...dados, ...resultado(conferencia, status === 'LANCADA')],
    tabelas: [diferencas(conferencia, descrever)],
    assinaturas: [{ papel: 'Quem contou' }, { papel: 'Quem conferiu' }],
  };
};

/** The lots with room for the counted quantities. A blind count has no balances. */
const aPreencher = ({ lotes }: ContagemComLotes, descrever: Descrever<ListaConvencao>): TabelaDaFolha => ({
  titulo: 'Lotes',
  colunas: [
    { titulo: 'Produto' },
    { titulo: 'Lote', tipo: 'codigo' },
    { titulo: 'Validade', tipo: 'data' },
    { titulo: 'Embalagem' },
    { titulo: 'No sistema', tipo: 'embalagens', opcional: true },
    { titulo: 'Contado', aCaneta: true },
    { titulo: 'Observação', aCaneta: true },
  ],
  linhas: lotes.map(({ produtoLote: { produto, numero, dataValidade }, saldo }) => [
    produto.nome,
    numero,
    dataValidade,
    escreverEmbalagem(produto, (codigo) => descrever('unidades-produto', codigo)),
    saldo,
    null,
    null,
  ]),
  vazia: 'Nenhum lote com saldo neste estoque.',
});

function resultado({ lotes, naoContados }: ConferenciaDaContagem, lancada: boolean): DadoDaFolha[] {
  const { comDiferenca, semPreco, sobra, falta, valor } = somaDaContagem(lotes);
  const emReais = (soma: Numerico): string => escreverSomaDosLotes(soma, { lotes: comDiferenca, semPreco });
  return [
    { rotulo: 'Lotes contados', valor: formatarQuantidade(lotes.length) },
    ...(lancada ? [{ rotulo: 'Lotes com saldo não contados', valor: formatarQuantidade(naoContados) }] : []),
    { rotulo: 'Com diferença', valor: formatarQuantidade(comDiferenca) },
    { rotulo: 'Com diferença e sem preço', valor: formatarQuantidade(semPreco) },
    { rotulo: 'Sobras', valor: emReais(sobra) },
    { rotulo: 'Faltas', valor: emReais(falta) },
    { rotulo: 'Resultado', valor: emReais(valor) },
  ];
}

const VALORES = ['saldo', 'contada', 'diferenca', 'embalagem', 'conteudoDaDiferenca', 'valor'] as const;
const NO_PAPEL = ['produto', 'lote', 'validade', ...VALORES, 'quemContou', 'estorno'] as const;

const diferencas = ({ lotes }: ConferenciaDaContagem, descrever: Descrever<ListaConvencao>): TabelaDaFolha => ({
  titulo: 'Lotes contados',
  ...tabelaDefinida(CAMPOS_DA_CONFERENCIA, lotes, descrever, NO_PAPEL),
  vazia: NENHUM_LOTE_CONTADO,
});
