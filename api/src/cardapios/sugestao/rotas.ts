import { exigirUnidadesEducacionais } from '../../acesso/index.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { enquantoEsperam } from '../../nucleo/espera.js';
import { sugerirCardapios } from './sugestao.js';

const sugestao: Rotas = async (app) => {
  const rota = rotasDe(app, 'Cardápios semanais');

  rota(
    'POST /cardapios-semanais/sugestao',
    {
      permissao: 'CARDAPIOS',
      summary: 'Uma proposta de cardápios que cumpre as regras do PNAE',
      description:
        'Escolhe um prato para cada refeição de uma a quatro semanas. Com uma unidade, valem o calendário, o estoque e as matrículas dela. Nada é gravado. Quando nada serve, `conflitos` diz por quê.',
    },
    async ({ contexto, body, socket }) => {
      if (body.unidade) await exigirUnidadesEducacionais(contexto, [body.unidade.id]);
      return enquantoEsperam(socket, (sinal) => sugerirCardapios(contexto.banco, body, sinal));
    },
  );
};

export default sugestao;
