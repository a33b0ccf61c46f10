import { conferirEscrita } from '../../banco/escrita-idempotente.js';
import { rotasDe, type Rotas } from '../rotas.js';

const escritas: Rotas = async (app) => {
  const rota = rotasDe(app, 'Envios');

  rota(
    'POST /envios/conferencia',
    {
      permissao: 'LOGADO',
      summary: 'Se um envio do próprio usuário, cuja resposta se perdeu, foi gravado',
      description:
        '`chave` é a `Idempotency-Key` do envio. Quando ele não foi gravado, a chave fica anulada: se ele ainda chegar, é recusado.',
    },
    async ({ contexto: { banco, usuario }, body }) => {
      const { feita, resposta } = await banco.transaction((tx) =>
        conferirEscrita(tx, { usuarioId: usuario.id, chave: body.chave }),
      );
      return { chegou: feita, resposta: resposta ? (resposta.corpo ?? '') : null };
    },
  );
};

export default escritas;
