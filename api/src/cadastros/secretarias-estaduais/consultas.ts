import type { Secretaria } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { secretarias } from '../../banco/esquema/acesso/acesso.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** The secretariat that the product serves (specification 1: number 1 is read after the login). */
const DO_MUNICIPIO = 1;

/** A secretariat with the municipality of the settings. 404 if there is none. */
export async function buscarSecretaria(banco: Banco, id = DO_MUNICIPIO): Promise<Secretaria> {
  const [secretaria] = await banco.select().from(secretarias).where(eq(secretarias.id, id));
  if (!secretaria) throw naoEncontrado('Secretaria não encontrada.');
  const { nome, uf, cnpjSecretaria, cnpjPrefeitura } = await lerGuardadas(banco);
  return { ...secretaria, municipio: nome ?? '', uf: uf ?? '', cnpj: cnpjSecretaria ?? cnpjPrefeitura };
}
