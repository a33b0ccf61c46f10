import type { Usuario, UsuarioDePlanilha } from '@merenda/shared/contratos';
import { credenciaisSoDaPessoa, violacoesDasCredenciais } from '@merenda/shared/regras';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';

/** Whether the author of a transaction may not set by what the user gets in; the system itself may. */
const soDaPessoa = ({ autor }: Pick<Transacao, 'autor'>, usuario: Usuario): boolean =>
  autor !== null && credenciaisSoDaPessoa(usuario, autor);

/** Throws 422 at the fields when the author of the transaction sets by what another holder of USUARIOS gets in. */
export function exigirCredenciaisDaPessoa(
  tx: Pick<Transacao, 'autor'>,
  antes: Usuario,
  { usuario, email, pessoa }: UsuarioDePlanilha,
  senha: string | undefined,
): void {
  if (!soDaPessoa(tx, antes)) return;
  const [primeira, ...outras] = violacoesDasCredenciais({
    antes: { usuario: antes.usuario, email: antes.email, cpf: antes.pessoa.cpf },
    depois: { usuario, email, cpf: pessoa.cpf, senha },
  });
  if (primeira) throw invalido([primeira, ...outras]);
}

/** Throws 409 when the author would reset the second factor of another holder of USUARIOS. */
export function exigirSegundoFatorDaPessoa(tx: Pick<Transacao, 'autor'>, usuario: Usuario): void {
  if (soDaPessoa(tx, usuario))
    throw conflito(
      'Esta pessoa tem a permissão Usuários: somente ela pode trocar a própria verificação em duas etapas, e para isso entra com um código de recuperação. Se ela não tem nenhum código, retire antes a permissão Usuários dela.',
    );
}
