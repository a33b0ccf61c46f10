import { emTransacao } from '../../banco/transacao.js';
import type { GovBr } from '../../externo/govbr/govbr.js';
import { nivelBasta } from '../../externo/govbr/opcoes.js';
import { entradaVencida } from '../../externo/govbr/recusas.js';
import { rotasDe, type Rotas } from '../../mecanismos/rotas.js';
import { conflito, proibido, Recusa } from '../../nucleo/recusas.js';
import { localDe } from '../segundo-fator/chaves.js';
import { contarLogin } from '../tokens/contar-login.js';
import { aposPrimeiroPasso, origemDe } from '../tokens/entrada.js';
import { Tentativas } from '../tokens/tentativas.js';
import { comecarEntrada, gastarEntrada, novaChave, segredosDaChave, usuarioDoCpf } from './entrada.js';

/** Wait of an address that has begun very many logins. */
const ESPERA_S = 5 * 60;

/** The same for an unknown CPF and for a deactivated user. */
const SEM_CADASTRO =
  'Este CPF não tem cadastro na Merenda Escolar. Peça o cadastro a quem cuida dos usuários na secretaria de educação.';

const govbr: Rotas = async (app) => {
  const rota = rotasDe(app, 'Sessão');

  const comecadas = new Tentativas(app.banco, 'govbr');
  const local = localDe(app.correio.enderecoPublico);

  function exigirGovBr(): GovBr {
    if (app.govbr === null) throw conflito('A entrada com gov.br não está configurada neste servidor.');
    return app.govbr;
  }

  rota(
    'POST /tokens/govbr',
    {
      permissao: 'PUBLICA',
      summary: 'Começa uma entrada com gov.br',
      description: 'O navegador guarda a chave, abre o endereço e, na volta, envia a chave com o que o gov.br mandou.',
    },
    async ({ ip }) => {
      const servico = exigirGovBr();
      const chave = novaChave();
      // Only the address is limited: who logs in is not known yet, so each counts as an account of its own.
      if ((await comecadas.reservar({ ip, conta: chave })).prioridade === 'baixa')
        throw new Recusa(429, 'Muitas entradas com gov.br ao mesmo tempo. Aguarde alguns minutos.', [], {
          esperaS: ESPERA_S,
        });
      await emTransacao({ banco: app.banco, usuario: null }, (tx) => comecarEntrada(tx, chave));
      return { endereco: await servico.enderecoDeEntrada(segredosDaChave(chave)), chave };
    },
  );

  rota(
    'POST /tokens/govbr/retorno',
    {
      permissao: 'PUBLICA',
      summary: 'Abre uma sessão com a volta do gov.br',
      description:
        'Só para o CPF de um usuário ativo, com uma conta do nível exigido. Cada volta vale uma vez. Quem tem um segundo fator recebe o bilhete do segundo passo.',
      onResponse: contarLogin(app, 'govbr'),
    },
    async (req) => {
      const servico = exigirGovBr();
      const { chave, retorno } = req.body;
      const segredos = segredosDaChave(chave);
      const daAba = new URLSearchParams(retorno).get('state') === segredos.estado;
      // Before gov.br is asked: a return counts once, whatever comes of it.
      if (!daAba || !(await emTransacao({ banco: app.banco, usuario: null }, (tx) => gastarEntrada(tx, chave))))
        throw entradaVencida();
      const { cpf, nivel } = await servico.identificar(retorno, segredos);
      if (!nivelBasta(nivel, servico.nivel))
        throw proibido(
          `A sua conta gov.br precisa ser de nível ${servico.nivel === 'ouro' ? 'ouro' : 'prata ou ouro'}. Aumente o nível no aplicativo gov.br, ou entre com o seu usuário e a sua senha.`,
        );
      const saida = await servico.enderecoDeSaida();
      return emTransacao({ banco: app.banco, usuario: null, ip: req.ip }, async (tx) => {
        const conhecido = await usuarioDoCpf(tx, cpf);
        if (!conhecido) throw proibido(SEM_CADASTRO);
        // The account's level says how well gov.br knows the person, not whether a second factor was used there.
        return { ...(await aposPrimeiroPasso({ banco: app.banco, local }, tx, conhecido.id, origemDe(req))), saida };
      });
    },
  );
};

export default govbr;
