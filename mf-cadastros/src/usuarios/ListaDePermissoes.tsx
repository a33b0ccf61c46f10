import { PERFIS, ROTULOS_PERFIL, ROTULOS_PERMISSAO, type Permissao } from '@merenda/shared/contratos';
import { DADA_A_SI } from '@merenda/shared/regras';
import { ListaMarcavel, opcoesDe } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';

const PERMISSOES = opcoesDe(ROTULOS_PERMISSAO);
const PERFIS_OFERECIDOS = opcoesDe(ROTULOS_PERFIL);

/** The screens that need no permission; a cook needs only these. */
const SEM_PERMISSAO =
  'Sem nenhuma permissão marcada, o usuário abre apenas o calendário, a execução e o histórico de cardápios dos seus estoques: as telas da merendeira.';

interface ListaDePermissoesProps {
  /** Whether an empty list is the whole access of a user: then a text tells what such a user may still do. */
  completa?: boolean;
  /** Those of the user who is logged in, when the list is theirs: no other can be marked. */
  proprias?: readonly Permissao[] | undefined;
  /** An optional remark about the list. */
  nota?: string | undefined;
  id?: string;
  'aria-describedby'?: string;
  value?: Permissao[];
  onChange?: (permissoes: Permissao[]) => void;
}

/**
 * The check-list of permissions. A role checks what it usually needs and nothing else; each mark can be changed
 * afterwards.
 */
export function ListaDePermissoes({
  completa = true,
  proprias,
  nota,
  value,
  onChange,
  ...resto
}: ListaDePermissoesProps) {
  const idDosPerfis = useId();
  return (
    <Flex vertical gap="small">
      <Flex wrap gap={4} align="center" role="group" aria-labelledby={idDosPerfis}>
        <Typography.Text type="secondary" id={idDosPerfis}>
          Marcar as de
        </Typography.Text>
        {PERFIS_OFERECIDOS.map(({ valor, rotulo }) => (
          <Button
            key={valor}
            size="small"
            disabled={proprias !== undefined}
            onClick={() => onChange?.([...PERFIS[valor]])}
          >
            {rotulo}
          </Button>
        ))}
      </Flex>
      <Typography.Text type="secondary" role="status">
        {nota ?? (proprias ? DADA_A_SI : completa && value?.length === 0 && SEM_PERMISSAO)}
      </Typography.Text>
      <ListaMarcavel
        {...resto}
        rotulo="Permissões"
        artigo="a"
        opcoes={proprias ? soEstas(proprias) : PERMISSOES}
        value={value}
        onChange={onChange}
      />
    </Flex>
  );
}

const soEstas = (proprias: readonly Permissao[]) =>
  PERMISSOES.map((opcao) => ({ ...opcao, desabilitada: !proprias.includes(opcao.valor) }));
