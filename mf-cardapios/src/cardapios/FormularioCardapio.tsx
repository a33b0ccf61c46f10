import { LIMITES, ROTULOS_TIPO_CARDAPIO } from '@merenda/shared/contratos';
import { Campo, CampoTexto, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Form } from 'antd';
import { EscolhidosComPainel } from '../composicao/EscolhidosComPainel.js';
import { CamposDaEtapa } from '../etapas/CamposDaEtapa.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { Alternativos, Patologias } from './ParaQuem.js';
import { linhasPara, type CardapioNoFormulario } from './formulario.js';
import { PratosDoCardapio } from './PratosDoCardapio.js';

const TIPOS = opcoesDe(ROTULOS_TIPO_CARDAPIO);

/** The fields of a menu. `edicao` shows category, modality and type, which no longer change. */
export function FormularioCardapio({ edicao = false }: { edicao?: boolean }) {
  const form = Form.useFormInstance<CardapioNoFormulario>();
  const tipo = Form.useWatch('cardapioTipo', form);
  // As it was before the change that is being handled.
  const modalidade = Form.useWatch('modalidade', form);
  return (
    <EscolhidosComPainel lista="pratos">
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <CamposDaEtapa
        fixa={edicao}
        aoMudar={(etapa) => {
          form.setFieldValue(
            'pratos',
            linhasPara(etapa.modalidade, etapa.modalidade === modalidade ? form.getFieldValue('pratos') : undefined),
          );
          form.setFieldValue('alternativos', [{}]);
        }}
      />
      <Campo nome="cardapioTipo" rotulo="Tipo" obrigatorio>
        <SelectOpcoes opcoes={TIPOS} disabled={edicao} />
      </Campo>
      {tipo === 'REGULAR' && <Alternativos />}
      {tipo !== undefined && tipo !== 'REGULAR' && <Patologias />}
      <PratosDoCardapio />
      <Flex style={{ marginBottom: 24 }}>
        <BotaoFicha rotulo="Ver ficha técnica atual">
          <FichaDoFormulario />
        </BotaoFicha>
      </Flex>
    </EscolhidosComPainel>
  );
}

/** The nutrients of the chosen dishes together, compared with the norm for the category and modality. */
function FichaDoFormulario() {
  const form = Form.useFormInstance<CardapioNoFormulario>();
  const linhas: Partial<CardapioNoFormulario['pratos'][number]>[] = Form.useWatch('pratos', form) ?? [];
  const categoria = Form.useWatch('categoria', form);
  const modalidade = Form.useWatch('modalidade', form);
  return (
    <FichaDaOrigem
      origem={{ pratos: linhas.flatMap(({ prato }) => prato ?? []) }}
      etapa={categoria && modalidade ? { categoria, modalidade } : undefined}
      vazia="Escolha ao menos um prato."
    />
  );
}
