import { ROTULOS_TIPO_REFEICAO, type PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { LINHAS_DE_PRATOS, tipoDaHora, violacoesDaHora } from '@merenda/shared/regras';
import { Campo, CampoHora, LinhaDeCampos, ListaLinhas, opcoesDe, SelectOpcoes, type Opcao } from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
import { useMemo } from 'react';
import { useDetalheDoPrato } from '../composicao/detalhes.js';
import { useNovoNoCampo } from '../composicao/NovoNoCampo.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { NovoPrato } from '../pratos/NovoPrato.js';
import { usePratos } from '../pratos/pratos.api.js';
import type { CardapioNoFormulario } from './formulario.js';

type Linha = CardapioNoFormulario['pratos'][number];

const REFEICOES = opcoesDe(ROTULOS_TIPO_REFEICAO);

/** The rows of dishes: as many as the modality allows, dishes of the menu's own category. */
export function PratosDoCardapio() {
  const form = Form.useFormInstance<CardapioNoFormulario>();
  const categoria = Form.useWatch('categoria', form);
  const modalidade = Form.useWatch('modalidade', form);
  const pratos = usePratos();
  const detalhe = useDetalheDoPrato();
  // Only the hours: the rows are not drawn again when a dish is chosen.
  const horas: string =
    Form.useWatch(({ pratos: linhas = [] }) => linhas.map(({ hora }) => hora ?? '').join(), form) ?? '';
  const opcoes = useMemo(
    () =>
      pratos.data && categoria && modalidade
        ? opcoesDePrato(pratos.data, { categoria, modalidade }, detalhe)
        : undefined,
    [pratos.data, categoria, modalidade, detalhe],
  );
  const { botaoPara, gaveta } = useNovoNoCampo(
    { rotulo: 'Novo prato', permissao: 'PRATOS' },
    (aoCriar, aoFechar) =>
      categoria && modalidade && <NovoPrato etapa={{ categoria, modalidade }} aoCriar={aoCriar} aoFechar={aoFechar} />,
  );
  /** Leaving the hour: most meals of an hour are of one kind. A kind that was chosen stays. */
  function preencherTipo(indice: number): void {
    const { hora = '', tipo } = (form.getFieldValue(['pratos', indice]) ?? {}) as Partial<Linha>;
    const provavel = violacoesDaHora(hora).length === 0 ? tipoDaHora(hora) : undefined;
    if (tipo === undefined && provavel !== undefined) form.setFieldValue(['pratos', indice, 'tipo'], provavel);
  }

  if (!categoria || !modalidade) {
    return (
      <Typography.Paragraph type="secondary">
        Escolha a categoria e a modalidade para montar os pratos.
      </Typography.Paragraph>
    );
  }
  const { minimo, maximo } = LINHAS_DE_PRATOS[modalidade];
  return (
    <>
      <ListaLinhas
        nome="pratos"
        rotulo={`Pratos (de ${minimo} a ${maximo})`}
        rotuloLinha="Prato"
        min={minimo}
        max={maximo}
        // A menu is served by the hour: only dishes of one hour have an order.
        ordenavel={(de, para) => mesmaHora(horas.split(','), de, para)}
      >
        {(linha, indice) => (
          <LinhaDeCampos larguras={[4, 8, 12]}>
            <div onBlur={() => preencherTipo(indice)}>
              <CampoHora nome={linha('hora')} rotulo="Hora" obrigatorio />
            </div>
            <Campo nome={linha('tipo')} rotulo="Tipo de refeição" obrigatorio>
              <SelectOpcoes opcoes={REFEICOES} />
            </Campo>
            <Campo nome={linha('prato')} rotulo="Prato" obrigatorio ajuda={botaoPara(['pratos', indice, 'prato'])}>
              <SelectOpcoes opcoes={opcoes} consulta={pratos} de="pratosDaEtapa" />
            </Campo>
          </LinhaDeCampos>
        )}
      </ListaLinhas>
      {gaveta}
    </>
  );
}

const mesmaHora = (horas: readonly string[], de: number, para: number): boolean =>
  Boolean(horas[de]) && horas[de] === horas[para];

/** Portions belong to an age band: only dishes of the category are offered, those of the modality first. */
function opcoesDePrato(
  pratos: readonly PratoResumo[],
  { categoria, modalidade }: Etapa,
  detalhe: (id: number) => string | undefined,
): Opcao<number>[] {
  const daCategoria = pratos.filter((prato) => prato.categoria.id === categoria);
  const proprios = daCategoria.filter((prato) => prato.modalidade.nome === modalidade);
  const outros = daCategoria.filter((prato) => prato.modalidade.nome !== modalidade);
  return [
    ...proprios.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome), detalhe: detalhe(id) })),
    ...outros.map(({ id, nome, modalidade: outra }) => ({
      valor: id,
      rotulo: `${nomeComum(nome)} (${outra.descricao})`,
      detalhe: detalhe(id),
    })),
  ];
}
