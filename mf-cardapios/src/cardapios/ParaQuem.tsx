import { LIMITES } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, ListaLinhas, SelectOpcoes } from '@merenda/shared/ui';
import { Form } from 'antd';
import { EntradaPatologia } from '../patologias/EntradaPatologia.js';
import { useCardapiosDaEtapa } from './cardapios.api.js';
import type { CardapioNoFormulario } from './formulario.js';

/** Which alternative menus, of the same category and modality, are served instead of a regular one. May stay empty. */
export function Alternativos() {
  const form = Form.useFormInstance<CardapioNoFormulario>();
  const categoria = Form.useWatch('categoria', form);
  const modalidade = Form.useWatch('modalidade', form);
  const cardapios = useCardapiosDaEtapa({ categoria, modalidade });
  const linhas = Form.useWatch('alternativos', form) ?? [];
  // One empty row is no alternative; beside others it would be lost without a word.
  const exigida = linhas.length > 1;
  return (
    <ListaLinhas nome="alternativos" rotulo="Cardápios alternativos" rotuloLinha="Alternativo" max={LIMITES.linhas}>
      {(linha) => (
        <Campo nome={linha('cardapio')} rotulo="Cardápio alternativo" obrigatorio={exigida}>
          <SelectOpcoes
            allowClear
            placeholder={categoria && modalidade ? 'Selecione' : 'Escolha antes a categoria e a modalidade'}
            opcoes={cardapios.data
              ?.filter(({ cardapioTipo }) => cardapioTipo !== 'REGULAR')
              .map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
            consulta={categoria && modalidade ? cardapios : undefined}
            de="cardapiosAlternativos"
          />
        </Campo>
      )}
    </ListaLinhas>
  );
}

/** Who an alternative menu is for. */
export function Patologias() {
  return (
    <ListaLinhas nome="patologias" rotulo="Patologias" rotuloLinha="Patologia" max={LIMITES.linhas}>
      {(linha) => (
        <Campo nome={linha('tipo')} rotulo="Patologia" obrigatorio>
          <EntradaPatologia />
        </Campo>
      )}
    </ListaLinhas>
  );
}
