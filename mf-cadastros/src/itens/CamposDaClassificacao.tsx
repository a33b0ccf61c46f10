import {
  ROTULOS_ALTO_EM,
  ROTULOS_CLASSE_RESTRITA,
  ROTULOS_FORMA_DA_FRUTA,
  ROTULOS_GRUPO_DO_ITEM,
  type ItemNovo,
} from '@merenda/shared/contratos';
import { violacoesDaClassificacao } from '@merenda/shared/regras';
import { Campo, LinhaDeCampos, opcoesDe, regra, SelectOpcoes } from '@merenda/shared/ui';
import { Checkbox, Form, Typography } from 'antd';

const GRUPOS = opcoesDe(ROTULOS_GRUPO_DO_ITEM);
const FORMAS = opcoesDe(ROTULOS_FORMA_DA_FRUTA);
const CLASSES = opcoesDe(ROTULOS_CLASSE_RESTRITA);
const ALERTAS = opcoesDe(ROTULOS_ALTO_EM).map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));

const SINAIS = [
  ['ferroHeme', 'Fonte de ferro heme (carne, víscera, ave ou peixe)'],
  ['fonteVitaminaA', 'Fonte de vitamina A'],
  ['acucarAdicionado', 'É ou contém açúcar adicionado, mel ou adoçante'],
  ['proibido', 'Compra proibida com recursos do PNAE'],
  ['regional', 'Alimento regional'],
] as const;

/** What the rules of menus need of a food. */
export function CamposDaClassificacao() {
  const grupo = Form.useWatch<ItemNovo['grupo']>('grupo');
  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        Regras dos cardápios
      </Typography.Title>
      <LinhaDeCampos>
        <Campo nome="grupo" rotulo="Grupo do alimento" ajuda="Sem grupo, as regras dos cardápios ficam incompletas.">
          <SelectOpcoes opcoes={GRUPOS} allowClear />
        </Campo>
        {grupo === 'FRUTA' && (
          <Campo
            nome="formaDaFruta"
            rotulo="Forma da fruta"
            regras={[
              regra((formaDaFruta: ItemNovo['formaDaFruta']) => violacoesDaClassificacao({ grupo, formaDaFruta })),
            ]}
          >
            <SelectOpcoes opcoes={FORMAS} />
          </Campo>
        )}
        <Campo nome="classeRestrita" rotulo="Oferta limitada" ajuda="O que a norma serve só algumas vezes.">
          <SelectOpcoes opcoes={CLASSES} allowClear placeholder="Nenhuma" />
        </Campo>
      </LinhaDeCampos>
      <Campo nome="altoEm" rotulo="Alto em" ajuda="O que diz a lupa na frente do rótulo.">
        <Checkbox.Group options={ALERTAS} />
      </Campo>
      {SINAIS.map(([nome, texto]) => (
        <Campo key={nome} nome={nome} valuePropName="checked">
          <Checkbox>{texto}</Checkbox>
        </Campo>
      ))}
    </>
  );
}
