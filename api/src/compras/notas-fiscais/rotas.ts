import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { CORPO_COM_IMAGEM } from '../../nucleo/imagem.js';
import { lerImagem, lerXmlDaNota } from './consultas.js';
import { alterarNota, gravarImagem } from './gravacao.js';

const notasFiscais: Rotas = async (app) => {
  const rota = rotasDe(app, 'Notas fiscais');

  rota(
    'PUT /notas-fiscais/:id',
    { permissao: 'SOLICITACOES', summary: 'Corrige a nota fiscal de uma entrega' },
    async (req) => alterarNota(req.contexto, req.params.id, req.body),
  );

  rota(
    'PUT /notas-fiscais/:id/imagem',
    {
      permissao: 'SOLICITACOES',
      bodyLimit: CORPO_COM_IMAGEM,
      summary: 'Guarda a imagem da nota: corpo text/plain com a data URL',
    },
    async (req) => gravarImagem(req.contexto, req.params.id, req.body),
  );

  rota(
    'GET /notas-fiscais/:id/imagem',
    { permissao: 'LOGADO', produces: 'text/plain', summary: 'A imagem da nota como data URL; 204 quando não há' },
    async (req) => (await lerImagem(req.contexto, req.params.id)) ?? undefined,
  );

  rota(
    'GET /notas-fiscais/:id/xml',
    { permissao: 'LOGADO', produces: 'application/xml', summary: 'O XML da NF-e, como chegou; 204 quando não há' },
    async (req) => (await lerXmlDaNota(req.contexto, req.params.id)) ?? undefined,
  );
};

export default notasFiscais;
