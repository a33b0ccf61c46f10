import { formatarQuantidade } from '@merenda/shared/formatos';
import { Campo, ModalFormulario } from '@merenda/shared/ui';
import { Checkbox, Typography } from 'antd';
import { UNIDADE } from './FormularioUnidade.js';
import { DESATIVADA_COM_SUCESSO, PERGUNTA_DA_DESATIVACAO } from './frases-da-situacao.js';
import { useDesativarUnidade } from './unidades.api.js';

interface ModalDesativacaoProps {
  id: number;
  /** Menus from today on in the calendar of the unit. */
  futuros: number;
  aoFechar: () => void;
}

/** Deactivates a unit that has menus in the calendar, and takes them off it if that is ticked. */
export function ModalDesativacao({ id, futuros, aoFechar }: ModalDesativacaoProps) {
  const { mutateAsync: desativar } = useDesativarUnidade();
  return (
    <ModalFormulario<{ desvincular: boolean }>
      entidade={UNIDADE}
      titulo="Desativar Unidade"
      rotuloSalvar="Desativar"
      confirmacao={PERGUNTA_DA_DESATIVACAO}
      sucesso={DESATIVADA_COM_SUCESSO}
      valores={{ desvincular: false }}
      aoSalvar={({ desvincular }) => desativar({ id, desvincular })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>{dizerFuturos(futuros)}</Typography.Paragraph>
      <Campo
        nome="desvincular"
        valuePropName="checked"
        ajuda="Os cardápios que ficam aparecem no calendário com a marca ‘desativada’ e podem ser desvinculados depois."
      >
        <Checkbox>Desvincular do calendário</Checkbox>
      </Campo>
    </ModalFormulario>
  );
}

const dizerFuturos = (futuros: number): string =>
  futuros === 1
    ? 'O calendário desta unidade tem 1 cardápio de hoje em diante.'
    : `O calendário desta unidade tem ${formatarQuantidade(futuros)} cardápios de hoje em diante.`;
