import type { EntradaPorPin, SessaoAberta } from '@merenda/shared/contratos';
import { SEGUNDO_FATOR_PENDENTE, TENTATIVAS_DO_PIN } from '@merenda/shared/regras';
import { emTransacao, type Origem } from '../../banco/transacao.js';
import { proibido, Recusa } from '../../nucleo/recusas.js';
import { faltaSegundoFator, temSegundoFator } from '../segundo-fator/exigencia.js';
import { dispensaSegundoFator } from '../tokens/aparelhos.js';
import { entrar, type OrigemDoLogin } from '../tokens/entrada.js';
import { senhaConfere } from '../tokens/senhas.js';
import type { Tentativa } from '../tokens/tentativas.js';
import {
  acertarTentativa,
  apagarPin,
  contarTentativa,
  devolverTentativa,
  type DonoDoPin,
  type TentativaContada,
} from './tentativa.js';

const ERRADO = 'PIN incorreto.';

/** Where a login by PIN writes, and what its messages need. */
type Meios = Pick<Origem, 'banco' | 'ip' | 'avisar'>;

/**
 * Opens the kitchen for a user with a PIN on this device. 401 for a wrong PIN, and in the same way for another device or
 * another user; 403 for a user whose login needs a second factor here.
 */
export async function entrarPorPin(
  meios: Meios,
  { pin, ...dono }: EntradaPorPin,
  origem: OrigemDoLogin,
  tentativa: Tentativa,
): Promise<SessaoAberta> {
  const { banco } = meios;
  const contada = await contarTentativa(banco, dono);
  const confere = await senhaConfere(contada?.pinHash, pin, tentativa.prioridade).catch(async (erro: unknown) => {
    await tentativa.devolver();
    if (contada) await devolverTentativa(banco, dono, contada);
    throw erro;
  });
  if (!contada) throw new Recusa(401, ERRADO);
  if (!confere) throw await recusaDe(meios, dono, contada);
  const aberta = await emTransacao({ ...meios, usuario: { id: dono.usuario } }, async (tx) => {
    if (!(await acertarTentativa(tx, dono, contada))) return new Recusa(401, ERRADO);
    if (await faltaSegundoFator(tx, dono.usuario))
      return proibido(`${SEGUNDO_FATOR_PENDENTE} Entre com usuário e senha.`);
    if ((await temSegundoFator(tx, dono.usuario)) && !(await dispensaSegundoFator(tx, dono.usuario, [dono.aparelho])))
      return proibido(
        'Faz mais de 30 dias que você confirmou a verificação em duas etapas neste aparelho. Entre com usuário e senha e marque “Lembrar este aparelho por 30 dias”.',
      );
    return entrar(banco, tx, dono.usuario, origem, { alcance: 'COZINHA' });
  });
  // Returned, not thrown in the transaction: the PIN was right, and that stays written.
  if (aberta instanceof Recusa) throw aberta;
  await tentativa.acertou();
  return aberta;
}

/** The refusal of a wrong PIN; the fifth one in a row deletes it. */
async function recusaDe(meios: Meios, dono: DonoDoPin, contada: TentativaContada): Promise<Recusa> {
  if (contada.vez === TENTATIVAS_DO_PIN - 1)
    return new Recusa(401, `${ERRADO} Mais um erro apaga o PIN neste aparelho.`);
  const apagado =
    contada.vez >= TENTATIVAS_DO_PIN &&
    (await emTransacao({ ...meios, usuario: null }, (tx) => apagarPin(tx, dono, contada)));
  if (!apagado) return new Recusa(401, ERRADO);
  return new Recusa(
    401,
    `${ERRADO} Foram cinco erros e o PIN foi apagado neste aparelho. Entre com usuário e senha e crie outro em Dados cadastrais, Segurança.`,
  );
}
