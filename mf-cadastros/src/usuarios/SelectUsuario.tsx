import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { Usuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { SelectRegistro, type Escolha } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const USUARIOS: Escolha<Usuario> = {
  consultas: consultasDeUsuarios,
  nomes: ({ pessoa }) => pessoa.nome,
  plural: 'usuários',
  ausente: 'Usuário não encontrado',
};

const rotulo = ({ pessoa }: Usuario): string => nomeProprio(pessoa.nome);

interface SelectUsuarioProps {
  id?: string;
  value?: number | null;
  onChange?: (id: number) => void;
  aoLimpar?: () => void;
  placeholder?: ReactNode;
}

/** One user, found by words of the person's name. */
export function SelectUsuario(props: SelectUsuarioProps) {
  return <SelectRegistro {...props} escolha={USUARIOS} rotulo={rotulo} />;
}

/** The name of a user whose id is known; the number until it is read. */
export function NomeDoUsuario({ id, children }: { id: number; children: (nome: string) => ReactNode }) {
  const { data } = useQuery(consultasDeUsuarios.um(id));
  return children(data === undefined ? `nº ${id}` : data ? rotulo(data) : USUARIOS.ausente);
}
