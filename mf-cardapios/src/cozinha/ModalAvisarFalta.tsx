import { LIMITES } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { comMedida } from '@merenda/shared/regras';
import { Campo, CampoQuantidade, CampoTexto, ModalFormulario, SelectOpcoes } from '@merenda/shared/ui';
import { Form } from 'antd';
import { avisarFalta, fraseDoEnvio } from './cozinha.api.js';
import type { ItemDaCozinhaCalculado } from './refeicoes-do-dia.js';

interface Valores {
  alimento: number;
  quantidade: number;
  observacao?: string;
}

interface ModalAvisarFaltaProps {
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
  itens: readonly ItemDaCozinhaCalculado[];
  aoFechar: () => void;
}

const ENTIDADE = { artigo: 'o', nome: 'Aviso de falta' } as const;

/** Reports a missing food to the users who buy and keep the stock; the first one that lacks is filled in. */
export default function ModalAvisarFalta({ unidade, dia, itens, aoFechar }: ModalAvisarFaltaProps) {
  const primeira = itens.find(({ falta }) => falta.gt(0));
  return (
    <ModalFormulario<Valores>
      entidade={ENTIDADE}
      titulo="Avisar falta"
      rotuloSalvar="Avisar"
      confirmacao="Deseja realmente avisar a falta?"
      detalhes={({ alimento, quantidade }) => {
        const item = itens.find((um) => um.item.alimento.id === alimento);
        return item
          ? [
              `${quantidade < 2 ? 'Falta' : 'Faltam'} ${comMedida(quantidade, item.unidadePos)} de ${nomeComum(item.item.alimento.nome)}.`,
            ]
          : [];
      }}
      sucesso={fraseDoEnvio('Falta avisada a quem compra e a quem cuida do estoque!')}
      tituloDaFalha="Aviso"
      valores={primeira && { alimento: primeira.item.alimento.id, quantidade: primeira.falta.toNumber() }}
      aoSalvar={({ alimento, quantidade, observacao }) => {
        const item = itens.find((um) => um.item.alimento.id === alimento);
        const corpo = {
          unidadeEducacional: { id: unidade },
          alimento: { id: alimento },
          dia,
          quantidade,
          unidadeDeMedida: item?.unidadePos ?? 'KG',
          ...(observacao?.trim() && { observacao: observacao.trim() }),
        };
        return avisarFalta(corpo, item?.item.alimento.nome ?? '');
      }}
      aoFechar={aoFechar}
    >
      <Campo nome="alimento" rotulo="Alimento" obrigatorio>
        <SelectOpcoes<number>
          opcoes={itens.map(({ item }) => ({ valor: item.alimento.id, rotulo: nomeComum(item.alimento.nome) }))}
        />
      </Campo>
      <Quanto itens={itens} />
      <CampoTexto nome="observacao" rotulo="Observação" linhas={2} max={LIMITES.motivo} />
    </ModalFormulario>
  );
}

function Quanto({ itens }: Pick<ModalAvisarFaltaProps, 'itens'>) {
  const alimento = Form.useWatch<number | undefined>('alimento', Form.useFormInstance());
  const unidade = itens.find(({ item }) => item.alimento.id === alimento)?.unidadePos;
  return (
    <CampoQuantidade
      nome="quantidade"
      rotulo="Quanto falta"
      obrigatorio
      casas={3}
      min={0.001}
      max={LIMITES.sobra}
      medida={unidade ?? null}
    />
  );
}
