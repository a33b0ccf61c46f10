import { CAMPOS_DO_SERVIDOR } from '@merenda/shared/contratos';
import { lerConfiguracoes } from '../../mecanismos/configuracoes.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { invalido } from '../../nucleo/recusas.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { Tentativas } from '../tokens/tentativas.js';
import { codigoVale } from './codigo.js';
import { temUsuarios } from './consultas.js';
import { exigirSemUsuarios, instalar } from './gravacao.js';

/** Attempts are counted like those of a login to one account. */
const CONTA = 'instalacao';

const instalacao: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  const tentativas = new Tentativas(app.banco, 'instalacao');

  rota(
    'GET /instalacao',
    { permissao: 'PUBLICA', summary: 'Se o servidor já tem usuários; a tela de entrada pergunta antes de se mostrar' },
    async () => {
      const configurada = await temUsuarios(app.banco);
      const definidas = CAMPOS_DO_SERVIDOR.filter((campo) => app.doServidor[campo] !== undefined);
      return {
        configurada,
        doServidor: configurada ? [] : definidas,
        emailConfigurado: !configurada && app.correio.comServidor,
        govbr: app.govbr !== null,
      };
    },
  );

  rota(
    'POST /instalacao',
    {
      permissao: 'PUBLICA',
      summary: 'Configura um servidor sem usuários: o município e o primeiro administrador',
      description:
        'Com o código que o servidor mostrou ao iniciar; 422 quando não confere. 409 depois que existe um usuário.',
    },
    async ({ ip, body }) => {
      await exigirSemUsuarios(app.banco);
      const tentativa = await tentativas.reservar({ ip, conta: CONTA });
      // Before the expensive hash of the password: a caller without the code must not keep the processor busy.
      if (!(await codigoVale(app.banco, body.codigo))) {
        // Another setup may have used it in this moment.
        await exigirSemUsuarios(app.banco);
        throw invalido([
          { campo: 'codigo', mensagem: 'O código não confere ou venceu. Reinicie o servidor para receber outro.' },
        ]);
      }
      await tentativa.acertou();
      await instalar(app.banco, app.doServidor, body);
      definirRelogio({ fuso: (await lerConfiguracoes(app.banco, app.doServidor)).fuso });
    },
  );
};

export default instalacao;
