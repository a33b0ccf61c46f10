import type { Fornecedor } from '@merenda/shared/contratos';
import { OCULTO, ocultarCpf, ocultarEmail, ocultarTelefone } from '@merenda/shared/formatos';
import type { Contexto } from '../../banco/contexto.js';

const oculto = (texto: string | null): string | null => (texto ? OCULTO : texto);

/**
 * Suppliers as a user may see them: whole with FORNECEDORES. Others choose a supplier by its name, so of persons they get
 * a masked CPF and no contact or address, and of groups no families. Who buys (AQUISICOES) says in the name of which
 * families a group sells, and gets them with masked CPFs.
 */
export function paraQuemVe(usuario: Contexto['usuario'], fornecedores: Fornecedor[]): Fornecedor[] {
  if (usuario.permissoes.includes('FORNECEDORES')) return fornecedores;
  const compra = usuario.permissoes.includes('AQUISICOES');
  return fornecedores.map((fornecedor) => oculta(fornecedor, compra));
}

function oculta(fornecedor: Fornecedor, comFamilias: boolean): Fornecedor {
  const cafMembros = comFamilias
    ? fornecedor.cafMembros.map((membro) => ({ ...membro, cpf: membro.cpf && ocultarCpf(membro.cpf) }))
    : [];
  const semFamilias = { ...fornecedor, cafMembros };
  if (fornecedor.fornecedorTipo !== 'FISICO') return semFamilias;
  const { cpf, email, telefone, celular, complemento } = fornecedor;
  return {
    ...semFamilias,
    sexoDoTitular: null,
    cpf: cpf && ocultarCpf(cpf),
    email: ocultarEmail(email),
    telefone: telefone && ocultarTelefone(telefone),
    celular: celular && ocultarTelefone(celular),
    cep: OCULTO,
    logradouro: OCULTO,
    numero: OCULTO,
    complemento: oculto(complemento),
    bairro_distrito: OCULTO,
  };
}
