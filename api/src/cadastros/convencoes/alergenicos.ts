import { OPCAO_DA_LISTA } from '@merenda/shared/regras';
import type { Transacao } from '../../banco/transacao.js';
import { lerConvencao } from '../../mecanismos/convencoes.js';
import { invalido } from '../../nucleo/recusas.js';

/**
 * Throws 422 at the field with a code that is not an allergen of the list. An inactive one may stay where it is stored.
 * @param guardados the codes that the record has
 */
export async function exigirAlergenicos(
  tx: Transacao,
  campos: Readonly<Record<string, readonly string[] | undefined>>,
  guardados: readonly string[] = [],
): Promise<void> {
  const informados = Object.entries(campos).flatMap(([campo, codigos = []]) =>
    codigos.map((codigo) => ({ campo, codigo })),
  );
  if (informados.length === 0) return;
  const lista = await lerConvencao(tx, 'alergenicos');
  const aceitos = new Set([...lista.filter(({ ativa }) => ativa).map(({ nome }) => nome), ...guardados]);
  const estranho = informados.find(({ codigo }) => !aceitos.has(codigo));
  if (estranho) throw invalido([{ campo: estranho.campo, mensagem: OPCAO_DA_LISTA }]);
}
