import type { Fornecedor } from '@merenda/shared/contratos';
import { OCULTO, ocultarCpf, ocultarEmail, ocultarTelefone } from '@merenda/shared/formatos';
import type { Contexto } from '../../banco/contexto.js';

const oculto = (texto: string | null): string | null => (texto ? OCULTO : texto);

/**
 * Suppliers as a user may see them: whole with FORNECEDORES. Others choose a supplier by its name, so of persons they get
 * a masked CPF and no contact or address, and of groups no families.
 */
export function paraQuemVe(usuario: Contexto['usuario'], fornecedores: Fornecedor[]): Fornecedor[] {
  return usuario.permissoes.includes('FORNECEDORES') ? fornecedores : fornecedores.map(oculta);
}

function oculta(fornecedor: Fornecedor): Fornecedor {
  const semFamilias = { ...fornecedor, cafMembros: [] };
  if (fornecedor.fornecedorTipo !== 'FISICO') return semFamilias;
  const { cpf, email, telefone, celular, complemento } = fornecedor;
  return {
    ...semFamilias,
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
