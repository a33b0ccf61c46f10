import { api } from '@merenda/shared';
import type { Recebimento, Solicitacao } from '@merenda/shared/contratos';
import { emGraus, ROTULOS_TERMO, serieDaChave, termosDaEntrega, type Termo } from '@merenda/shared/regras';
import { lerDescricoes } from '../convencoes/descricoes.js';
import type { AssinaturaDaFolha, DadoDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaSolicitacao } from './dados-da-solicitacao.js';
import { dadosDoPagamento, tabelaDasOcorrencias, tabelaDosLotes, tabelaDosValores } from './entrega.js';

/**
 * A paper of one delivery: `/relatorio/termo-recusa/<request>/<receipt>`. There is none of what the delivery has no
 * paper for.
 */
export const termo =
  (qual: Termo): Relatorio =>
  async ({ id = '', segundo, signal }) => {
    const [lido, unidade] = await Promise.all([
      api.get('relatorios/recebimentos-compra/:id', { caminho: { id }, signal }),
      lerDescricoes('unidades-produto', signal),
    ]);
    const { solicitacao, recebimentos } = lido;
    const recebimento = recebimentos.find((um) => String(um.id) === segundo);
    if (!recebimento || !termosDaEntrega(recebimento).includes(qual)) return null;
    return {
      titulo: tituloDo(qual, solicitacao.numero, recebimento),
      dados: [...(await dadosDaSolicitacao(lido, signal)), ...dadosDaEntrega(recebimento, solicitacao)],
      tabelas: [
        tabelaDosValores('Quantidades e valores', recebimento, solicitacao, unidade),
        ...(qual === 'termo-recusa'
          ? tabelaDasOcorrencias('O que foi recusado', { ocorrencias: recusasDe(recebimento) }, unidade)
          : [
              tabelaDosLotes('Lotes aceitos', recebimento, unidade),
              ...tabelaDasOcorrencias('Ocorrências', recebimento, unidade),
            ]),
      ],
      textos: [{ titulo: 'Declaração', texto: declaracao(qual, recebimento) }, ...observacoesDa(qual, recebimento)],
      assinaturas: ASSINATURAS[qual](recebimento),
    };
  };

/** 'Termo de recebimento definitivo – solicitação 5/2026, nota fiscal 7001'. */
const tituloDo = (qual: Termo, numero: string, { notaFiscal }: Recebimento): string =>
  `${ROTULOS_TERMO[qual]} – solicitação ${numero}${notaFiscal ? `, nota fiscal ${notaFiscal.numero}` : ''}`;

/** Lei 14.133/2021, art. 140: II, 'a' and 'b', and §§ 1 and 2. */
function declaracao(qual: Termo, recebimento: Recebimento): string {
  return qual === 'termo-recusa' && recusasDe(recebimento).length === 0 ? TUDO_RECUSADO : DECLARACOES[qual];
}

const TUDO_RECUSADO =
  'A entrega inteira foi rejeitada por estar em desacordo com o contrato (Lei 14.133/2021, art. 140, § 1º). Nada entrou no estoque, e tudo continua a receber na solicitação.';

const DECLARACOES: Record<Termo, string> = {
  'termo-recebimento-provisorio':
    'Os produtos aceitos foram recebidos em caráter provisório, de forma sumária, para verificação posterior da conformidade com as exigências do contrato (Lei 14.133/2021, art. 140, II, "a").',
  'termo-recebimento-definitivo':
    'Verificada a conformidade com as exigências do contrato, os produtos aceitos foram recebidos em definitivo (Lei 14.133/2021, art. 140, II, "b"). O recebimento não exclui a responsabilidade do fornecedor pela perfeita execução do contrato (art. 140, § 2º).',
  'termo-recusa':
    'As quantidades recusadas foram rejeitadas por estarem em desacordo com o contrato (Lei 14.133/2021, art. 140, § 1º). Elas não entraram no estoque e continuam pendentes de recebimento na solicitação.',
};

const FORNECEDOR: AssinaturaDaFolha = { papel: 'Fornecedor ou transportador' };

/** Who receives signs with the name of who conferred, if it was noted. */
const quemConferiu = (papel: string, { conferente }: Recebimento): AssinaturaDaFolha =>
  conferente === null ? { papel } : { papel, nome: conferente };

const ASSINATURAS: Record<Termo, (recebimento: Recebimento) => AssinaturaDaFolha[]> = {
  'termo-recebimento-provisorio': (recebimento) => [
    FORNECEDOR,
    quemConferiu('Responsável pelo acompanhamento e fiscalização', recebimento),
  ],
  'termo-recebimento-definitivo': () => [FORNECEDOR, { papel: 'Servidor ou comissão designada' }],
  'termo-recusa': (recebimento) => [FORNECEDOR, quemConferiu('Responsável pela recusa', recebimento)],
};

const recusasDe = ({ ocorrencias }: Recebimento): Recebimento['ocorrencias'] =>
  ocorrencias.filter(({ tipo }) => tipo === 'RECUSA');

/** The invoice and the conference of a delivery. */
function dadosDaEntrega(recebimento: Recebimento, solicitacao: Solicitacao): DadoDaFolha[] {
  const { notaFiscal, recebidoEm, usuario, conferente, placa, temperaturaVeiculo } = recebimento;
  const chave = notaFiscal?.chave ?? null;
  return [
    ...(notaFiscal
      ? [
          { rotulo: 'Nota fiscal', valor: notaFiscal.numero },
          ...(chave === null
            ? []
            : [
                { rotulo: 'Série', valor: serieDaChave(chave) },
                { rotulo: 'Chave da NF-e', valor: chave },
              ]),
          { rotulo: 'Emissão da nota', valor: notaFiscal.dataEmissao },
          { rotulo: 'Data do recebimento', valor: notaFiscal.dataRecebimento },
          ...dadosDoPagamento([recebimento], solicitacao),
        ]
      : [{ rotulo: 'Nota fiscal', valor: 'devolvida com a entrega' }]),
    { rotulo: 'Registro', valor: `${recebidoEm}, por ${usuario}` },
    { rotulo: 'Quem conferiu', valor: conferente },
    { rotulo: 'Placa do veículo', valor: placa },
    { rotulo: 'Temperatura do veículo', valor: temperaturaVeiculo === null ? null : emGraus(temperaturaVeiculo) },
  ];
}

/** The remarks about the delivery. Justifications belong to accepted goods: a refusal has none. */
function observacoesDa(
  qual: Termo,
  { observacao, justificativaValidade, justificativaTemperatura }: Recebimento,
): { titulo: string; texto: string }[] {
  const justificativas = [
    { titulo: 'Justificativa do prazo de validade', texto: justificativaValidade },
    { titulo: 'Justificativa da temperatura', texto: justificativaTemperatura },
  ].flatMap(({ titulo, texto }) => (texto && qual !== 'termo-recusa' ? [{ titulo, texto }] : []));
  return [{ titulo: 'Observação', texto: observacao }, ...justificativas];
}
