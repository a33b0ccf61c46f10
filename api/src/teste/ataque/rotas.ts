import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import { SO_A_COZINHA } from '@merenda/shared/regras';
import { PERMISSOES_DAS_ROTAS } from '../rotas/permissoes/index.js';
import { Atacante } from './servidor.js';

/** No row has this id: a caller with access gets 404 or 422, and nothing changes. */
const ID_DE_NADA = '99999999';
const SEM_PERMISSAO = 'Você não tem permissão para esta operação.';

interface Alguem {
  nome: string;
  cliente: Atacante;
  /** Its session is no session. */
  fora?: true;
  permissao?: Permissao;
  /** A PIN has opened its session. */
  porPin?: true;
}

/** Every route × no session, an invented one, an ended one, one by PIN, each permission alone, and none. */
export async function atacarRotas(url: string): Promise<string> {
  const admin = await Atacante.entrar(url, 'admin');
  const [unidade] = await admin.ler<{ id: number }[]>('/estoques');
  if (!unidade) throw new Error('the demonstration has no unit');
  const encerrada = await admin.criar([], [unidade]);
  await encerrada.chamar('DELETE', '/tokens');
  const quem: Alguem[] = [
    { nome: 'no session', cliente: new Atacante(url), fora: true },
    { nome: 'an invented session', cliente: new Atacante(url, 'A'.repeat(43)), fora: true },
    { nome: 'an ended session', cliente: encerrada, fora: true },
    { nome: 'no permission', cliente: await admin.criar([], [unidade]) },
    { nome: "an administrator's PIN", porPin: true, cliente: await Atacante.entrarPorPin(url, 'admin') },
  ];
  for (const permissao of PERMISSOES)
    quem.push({ nome: permissao, permissao, cliente: await admin.criar([permissao], [unidade]) });

  const surpresas: string[] = [];
  let pares = 0;
  for (const [rota, { quem: pode, cozinha }] of Object.entries(PERMISSOES_DAS_ROTAS)) {
    if (pode === 'PUBLICA') continue;
    const [metodo = '', caminho = ''] = rota.split(' ');
    const endereco = caminho.replace(/:\w+(\([^)]*\))?/g, ID_DE_NADA);
    for (const { nome, cliente, fora, permissao, porPin } of quem) {
      const { status, texto } = await cliente.chamar(metodo, endereco, metodo === 'GET' ? undefined : {});
      pares += 1;
      const aberta = porPin ? cozinha === true : [pode].flat().some((uma) => uma === 'LOGADO' || uma === permissao);
      const recusada = status === 403 && (texto.includes(SEM_PERMISSAO) || texto.includes(SO_A_COZINHA));
      if (fora ? status !== 401 : recusada === aberta || status === 401 || status >= 500)
        surpresas.push(`${rota} with ${nome}: ${status} ${texto.slice(0, 200)}`);
    }
  }
  if (surpresas.length > 0) throw new Error(surpresas.join('\n'));
  return `${pares} pairs of a route and a session: each is answered as the table of permissions says`;
}
