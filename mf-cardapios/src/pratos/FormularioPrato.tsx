import { LIMITES, type PratoNovo, type PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, CampoTexto, ListaLinhas, SelectOpcoes, type EntidadeListada } from '@merenda/shared/ui';
import { Flex, Form } from 'antd';
import { CamposDaEtapa, type Etapa } from '../etapas/CamposDaEtapa.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { usePreparos } from '../preparos/preparos.api.js';

export const PRATO: EntidadeListada = { artigo: 'o', nome: 'Prato', plural: 'Pratos' };

/** A dish as form values: category and preparations by their ids. */
export interface PratoNoFormulario extends Etapa {
  nome: string;
  preparos: { preparo: number }[];
}

export const paraCorpo = ({ categoria, preparos, ...prato }: PratoNoFormulario): PratoNovo => ({
  ...prato,
  categoria: { id: categoria },
  preparos: preparos.map(({ preparo }) => ({ preparo: { id: preparo } })),
});

export const paraFormulario = ({ nome, categoria, modalidade, preparos }: PratoResumo): PratoNoFormulario => ({
  nome,
  categoria: categoria.id,
  modalidade: modalidade.nome,
  preparos: preparos.map(({ preparo }) => ({ preparo: preparo.id })),
});

export function FormularioPrato() {
  const preparos = usePreparos();
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <CamposDaEtapa />
      <ListaLinhas nome="preparos" rotulo="Preparos" rotuloLinha="Preparo" max={LIMITES.linhas}>
        {(linha) => (
          <Campo nome={linha('preparo')} rotulo="Preparo" obrigatorio>
            <SelectOpcoes
              opcoes={preparos.data?.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }))}
              consulta={preparos}
              de="preparos"
            />
          </Campo>
        )}
      </ListaLinhas>
      <Flex style={{ marginBottom: 24 }}>
        <BotaoFicha rotulo="Ver ficha técnica atual">
          <FichaDoFormulario />
        </BotaoFicha>
      </Flex>
    </>
  );
}

function FichaDoFormulario() {
  const linhas =
    Form.useWatch<Partial<PratoNoFormulario['preparos'][number]>[] | undefined>('preparos', Form.useFormInstance()) ??
    [];
  return (
    <FichaDaOrigem
      origem={{ preparos: linhas.flatMap(({ preparo }) => preparo ?? []) }}
      vazia="Escolha ao menos um preparo."
    />
  );
}
