import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { lerNotas } from './leituras.js';

const notasEletronicas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Notas fiscais');

  rota(
    'POST /solicitacoes/:id/notas-eletronicas/leitura',
    {
      permissao: 'SOLICITACOES',
      summary: 'Lê o XML de uma NF-e, ou um zip de até 20, para o recebimento, sem gravar nada',
      description:
        'Confere a chave, o emitente, o destinatário, a situação e os totais, e acha os produtos dos itens. A assinatura digital não é validada.',
    },
    async ({ contexto, params, body }) => lerNotas(contexto, app, params.id, body),
  );
};

export default notasEletronicas;
