import type { Secretaria } from '@merenda/shared/contratos';
import { SECRETARIA_SEM_NOME } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { secretarias } from '../../banco/esquema/acesso/acesso.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

/** A secretariat with the municipality of the settings. 404 if there is none. */
export async function buscarSecretaria(banco: Banco, id: number): Promise<Secretaria> {
  const [secretaria] = await banco.select().from(secretarias).where(eq(secretarias.id, id));
  if (!secretaria) throw naoEncontrado('Secretaria não encontrada.');
  return { ...secretaria, ...(await lerMunicipio(banco)) };
}

/** The secretariat that the product serves (specification 1: number 1 is read after the login), with its municipality, as papers name them. */
export async function buscarTimbre(banco: Banco): Promise<Omit<Secretaria, 'id'>> {
  const [secretaria] = await banco.select().from(secretarias).where(eq(secretarias.id, 1));
  return { nome: secretaria?.nome ?? SECRETARIA_SEM_NOME, ...(await lerMunicipio(banco)) };
}

async function lerMunicipio(banco: Banco): Promise<Pick<Secretaria, 'municipio' | 'uf' | 'cnpj'>> {
  const { nome, uf, cnpjSecretaria, cnpjPrefeitura } = await lerGuardadas(banco);
  return { municipio: nome ?? '', uf: uf ?? '', cnpj: cnpjSecretaria ?? cnpjPrefeitura };
}
