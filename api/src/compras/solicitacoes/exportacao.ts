import { ROTULOS_STATUS_COMPRA, ROTULOS_TIPO_AQUISICAO } from '@merenda/shared/contratos';
import { descricoesDe } from '../../mecanismos/convencoes.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { paginaDeSolicitacoes } from './paginas.js';

/** The purchase requests of the user's units. */
export const EXPORTACAO_DE_SOLICITACOES = exportavel('GET /solicitacoes/pagina', {
  titulo: 'Solicitações de compra',
  ler: (contexto, { query }) => paginaDeSolicitacoes(contexto, query),
  colunas: async ({ texto, numero, dia }, { banco }) => {
    const modalidade = await descricoesDe(banco, 'modalidades-licitacao');
    return [
      texto('Número', ({ numero }) => numero),
      dia('Data da solicitação', ({ dataSolicitacao }) => dataSolicitacao),
      texto('Aquisição', ({ aquisicao }) => `${aquisicao.numero}/${aquisicao.ano}`),
      texto('Contrato', ({ propostaVencedora }) => propostaVencedora.numeroContrato),
      texto('Modalidade', ({ aquisicao: { aquisicaoTipo, modalidadeLicitacao } }) =>
        modalidadeLicitacao === null ? ROTULOS_TIPO_AQUISICAO[aquisicaoTipo] : modalidade(modalidadeLicitacao),
      ),
      texto('Fornecedor', ({ fornecedor }) => fornecedor.nome),
      texto('Unidade educacional', ({ unidadeEducacional }) => unidadeEducacional.nome),
      numero('Valor', ({ valor }) => valor),
      texto('Status', ({ status }) => ROTULOS_STATUS_COMPRA[status]),
    ];
  },
});
