import { LIMITES } from '@merenda/shared/contratos';
import type { NumeroDigitado } from '@merenda/shared/formatos';
import { O_QUE_SAO_PORCOES } from '@merenda/shared/regras';
import { Campo, CampoQuantidade, CampoTexto, LinhaDeCampos, ListaLinhas, SelectConvencoes } from '@merenda/shared/ui';
import { Flex, Form, Skeleton } from 'antd';
import { useAlimentos, useComponentes } from '../alimentos/alimentos.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { TabelaDaFicha } from '../ficha-tecnica/TabelaDaFicha.js';
import { CamposDaCoccao } from './CamposDaCoccao.js';
import { CamposDoIngrediente } from './CamposDoIngrediente.js';
import { ColarIngredientes } from './ColarIngredientes.js';
import { PreparoComPainel } from './PreparoComPainel.js';
import { fichaAtual, type IngredienteNoFormulario } from './formulario.js';

/** The fields of a preparation, with the technical sheet of what they hold. */
export function FormularioPreparo() {
  return (
    <PreparoComPainel>
      <LinhaDeCampos>
        <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
        <CampoQuantidade
          nome="porcoes"
          rotulo="Porções"
          obrigatorio
          casas={0}
          min={1}
          max={LIMITES.porcoes}
          sufixo="porções"
          ajuda={O_QUE_SAO_PORCOES}
        />
      </LinhaDeCampos>
      <ListaLinhas
        nome="ingredientes"
        rotulo="Ingredientes"
        rotuloLinha="Ingrediente"
        max={LIMITES.linhas}
        ordenavel
        envolver={(linhas, operacoes) => <ColarIngredientes operacoes={operacoes}>{linhas}</ColarIngredientes>}
      >
        {(linha, indice) => <CamposDoIngrediente linha={linha} indice={indice} />}
      </ListaLinhas>
      <Flex style={{ marginBottom: 24 }}>
        <BotaoFicha rotulo="Ver ficha técnica atual">
          <FichaDoFormulario />
        </BotaoFicha>
      </Flex>
      <CampoTexto nome="modoPreparo" rotulo="Modo de preparo" obrigatorio linhas={6} max={LIMITES.modoPreparo} />
      <LinhaDeCampos>
        <CampoQuantidade
          nome="tempoPreparoMin"
          rotulo="Tempo de preparo"
          casas={0}
          min={1}
          max={LIMITES.tempoPreparoMin}
          sufixo="min"
        />
        <CampoTexto nome="utensilios" rotulo="Utensílios" max={LIMITES.utensilios} />
      </LinhaDeCampos>
      <CamposDaCoccao />
      <LinhaDeCampos>
        <CampoTexto
          nome="medidaCaseira"
          rotulo="Medida caseira da porção"
          max={LIMITES.medidaCaseira}
          ajuda="Por exemplo: 1 concha média."
        />
        <Campo
          nome="alergenicosPodeConter"
          rotulo="Pode conter (alergênicos)"
          ajuda="Alergênicos que a cozinha pode acrescentar. Os que os alimentos contêm já são contados."
        >
          <SelectConvencoes lista="alergenicos" placeholder="Nenhum" />
        </Campo>
      </LinhaDeCampos>
    </PreparoComPainel>
  );
}

function FichaDoFormulario() {
  const form = Form.useFormInstance();
  const alimentos = useAlimentos();
  const componentes = useComponentes();
  const porcoes = Form.useWatch<NumeroDigitado | undefined>('porcoes', form);
  const ingredientes = Form.useWatch<Partial<IngredienteNoFormulario>[] | undefined>('ingredientes', form) ?? [];
  if (!alimentos.data || !componentes.data) return <Skeleton active />;
  return <TabelaDaFicha nutrientes={fichaAtual({ porcoes, ingredientes }, alimentos.data, componentes.data)} />;
}
