import {
  LIMITES,
  ROTULOS_TIPO_REFEICAO,
  TIPOS_REFEICAO,
  type PratoNovo,
  type PratoResumo,
} from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Campo, CampoTexto, ListaLinhas, SelectOpcoes, type EntidadeListada } from '@merenda/shared/ui';
import { Checkbox, Flex, Form } from 'antd';
import { useMemo } from 'react';
import { EscolhidosComPainel } from '../composicao/EscolhidosComPainel.js';
import { CamposDaEtapa, type Etapa } from '../etapas/CamposDaEtapa.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { porcaoPorExtenso } from '../composicao/detalhes.js';
import { useNovoNoCampo } from '../composicao/NovoNoCampo.js';
import { useAcervo } from '../composicao/composicao.api.js';
import { NovoPreparo } from '../preparos/NovoPreparo.js';
import { usePreparos } from '../preparos/preparos.api.js';

export const PRATO: EntidadeListada = { artigo: 'o', nome: 'Prato', plural: 'Pratos' };

const TIPOS = TIPOS_REFEICAO.map((tipo) => ({ value: tipo, label: ROTULOS_TIPO_REFEICAO[tipo] }));

/** A dish as form values: category and preparations by their ids. */
export interface PratoNoFormulario extends Etapa {
  nome: string;
  preparos: { preparo: number }[];
  tiposDaRefeicao?: PratoNovo['tiposDaRefeicao'];
}

export const paraCorpo = ({ categoria, preparos, ...prato }: PratoNoFormulario): PratoNovo => ({
  ...prato,
  categoria: { id: categoria },
  preparos: preparos.map(({ preparo }) => ({ preparo: { id: preparo } })),
});

export const paraFormulario = ({
  nome,
  categoria,
  modalidade,
  preparos,
  tiposDaRefeicao,
}: PratoResumo): PratoNoFormulario => ({
  nome,
  categoria: categoria.id,
  modalidade: modalidade.nome,
  preparos: preparos.map(({ preparo }) => ({ preparo: preparo.id })),
  tiposDaRefeicao,
});

/** A new dish begins with one row. */
export const UMA_LINHA = { preparos: [{}] } as Partial<PratoNoFormulario>;

/** The fields of a dish. `categoriaFixa`: it is for a menu, whose category and modality it has. */
export function FormularioPrato({ categoriaFixa = false }: { categoriaFixa?: boolean }) {
  const preparos = usePreparos();
  const { data: acervo } = useAcervo();
  const opcoes = useMemo(
    () =>
      preparos.data?.map(({ id, nome }) => ({
        valor: id,
        rotulo: nomeComum(nome),
        detalhe: porcaoPorExtenso(acervo?.porcaoDoPreparo(id)),
      })),
    [preparos.data, acervo],
  );
  const { botaoPara, gaveta } = useNovoNoCampo(
    { rotulo: 'Novo preparo', permissao: 'PREPAROS' },
    (aoCriar, aoFechar) => <NovoPreparo aoCriar={aoCriar} aoFechar={aoFechar} />,
  );
  return (
    <EscolhidosComPainel lista="preparos">
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <CamposDaEtapa fixa={categoriaFixa} />
      <Campo
        nome="tiposDaRefeicao"
        rotulo="Refeições em que é servido"
        ajuda="As sugestões de cardápio usam o prato só nestas refeições. Nenhuma marcada vale para todas."
      >
        <Checkbox.Group options={TIPOS} />
      </Campo>
      <ListaLinhas nome="preparos" rotulo="Preparos" rotuloLinha="Preparo" max={LIMITES.linhas} ordenavel>
        {(linha, indice) => (
          <Campo
            nome={linha('preparo')}
            rotulo="Preparo"
            obrigatorio
            ajuda={botaoPara(['preparos', indice, 'preparo'])}
          >
            <SelectOpcoes opcoes={opcoes} consulta={preparos} de="preparos" />
          </Campo>
        )}
      </ListaLinhas>
      <Flex style={{ marginBottom: 24 }}>
        <BotaoFicha rotulo="Ver ficha técnica atual">
          <FichaDoFormulario />
        </BotaoFicha>
      </Flex>
      {gaveta}
    </EscolhidosComPainel>
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
