import {
  LIMITES,
  ROTULOS_FONTE_DE_RECURSOS,
  ROTULOS_TIPO_AQUISICAO,
  type TipoAquisicao,
} from '@merenda/shared/contratos';
import { formatarMoeda, lerData, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { avisoValorParcial, temCampoDoTipo, violacoesDaVigencia } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMoeda,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  SelectConvencao,
  SelectOpcoes,
  SelectUnidade,
  regra,
} from '@merenda/shared/ui';
import { Flex, Form, Typography, type FormRule } from 'antd';
import { useCallback, useState } from 'react';
import { CampoAno } from './CampoAno.js';
import { EditorDePropostas } from './EditorDePropostas.js';
import { validarPropostas, type ErrosDasPropostas } from './erros-das-propostas.js';
import { useHojeBR } from '../hoje.js';
import { parcialDe, type LinhaProposta } from './rascunho.js';

interface CamposAquisicaoProps {
  /** Refusals of the server that belong to the proposals. */
  recusas: ErrosDasPropostas;
  /** Types that may be chosen. */
  tipos?: readonly TipoAquisicao[];
}

const TODOS_OS_TIPOS: readonly TipoAquisicao[] = ['LICITACAO', 'CHAMADA', 'DIRETA'];

/** The fields of an acquisition, to register and to edit it. */
export function CamposAquisicao({ recusas, tipos = TODOS_OS_TIPOS }: CamposAquisicaoProps) {
  const tipo = Form.useWatch<TipoAquisicao | undefined>('aquisicaoTipo');
  const hoje = useHojeBR();
  const { erros, trocar, corrigir } = useErros(recusas);
  const propostasCompletas: FormRule = {
    validator: (_, propostas: readonly LinhaProposta[]) => {
      const achados = validarPropostas(propostas);
      trocar(achados);
      return achados.size === 0 ? Promise.resolve() : Promise.reject(new Error([...achados.values()][0]));
    },
  };

  return (
    <>
      <LinhaDeCampos>
        <Campo nome="unidadeEducacional" rotulo="Unidade gestora" obrigatorio>
          <SelectUnidade escopo="minhas" valor="unidade" />
        </Campo>
        <CampoTexto
          nome="numeroProcessoAdminis"
          rotulo="Número do processo administrativo"
          obrigatorio
          max={LIMITES.numeroDocumento}
        />
      </LinhaDeCampos>
      <CampoTexto nome="objeto" rotulo="Objeto" obrigatorio max={LIMITES.objeto} linhas={2} />
      <LinhaDeCampos>
        <CampoTexto nome="numero" rotulo="Número" obrigatorio max={LIMITES.numeroDocumento} maiusculo />
        <CampoAno />
        <CampoData nome="dataContrato" rotulo="Data do contrato" obrigatorio />
        <CampoData nome="vigencia" rotulo="Vigência" obrigatorio desde={hoje} regras={[DEPOIS_DO_CONTRATO]} />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo nome="aquisicaoTipo" rotulo="Tipo" obrigatorio>
          <SelectOpcoes opcoes={opcoesDe(ROTULOS_TIPO_AQUISICAO).filter(({ valor }) => tipos.includes(valor))} />
        </Campo>
        {temCampoDoTipo(tipo, 'tipoDeLicitacao') && (
          <Campo nome="tipoDeLicitacao" rotulo="Tipo de licitação" obrigatorio>
            <SelectConvencao lista="tipos-licitacao" />
          </Campo>
        )}
        {temCampoDoTipo(tipo, 'modalidadeLicitacao') && (
          <Campo nome="modalidadeLicitacao" rotulo="Modalidade" obrigatorio>
            <SelectConvencao lista="modalidades-licitacao" />
          </Campo>
        )}
        {temCampoDoTipo(tipo, 'fonteRecurso') && (
          <Campo nome="fonteRecurso" rotulo="Fonte de recurso" obrigatorio>
            <SelectConvencao lista="fontes-recurso" />
          </Campo>
        )}
        <CampoMoeda nome="valor" rotulo="Valor total" obrigatorio min={0.01} />
        <Campo nome="fonteDeRecursos" rotulo="Quem paga" obrigatorio>
          <SelectOpcoes opcoes={opcoesDe(ROTULOS_FONTE_DE_RECURSOS)} />
        </Campo>
      </LinhaDeCampos>
      {/* Each field of the proposals shows its own error: without the empty status antd would mark all of them, optional ones too. */}
      <Form.Item name="propostasVencedoras" rules={[propostasCompletas]} validateTrigger={[]} validateStatus="" noStyle>
        <EditorDePropostas erros={erros} aoCorrigir={corrigir} />
      </Form.Item>
      <Totais />
    </>
  );
}

/** The errors that are shown: those of the last attempt, each until its field is changed. */
function useErros(recusas: ErrosDasPropostas) {
  const [vistas, setVistas] = useState(recusas);
  const [erros, trocar] = useState(recusas);
  if (recusas !== vistas) {
    setVistas(recusas);
    trocar(recusas);
  }
  const corrigir = useCallback((caminho: string) => {
    trocar((atuais) =>
      [...atuais.keys()].some((campo) => pertence(campo, caminho))
        ? new Map([...atuais].filter(([campo]) => !pertence(campo, caminho)))
        : atuais,
    );
  }, []);
  return { erros, trocar, corrigir };
}

const pertence = (campo: string, caminho: string): boolean => campo === caminho || campo.startsWith(`${caminho}.`);

const DEPOIS_DO_CONTRATO = regra<string>((vigencia, ler) =>
  violacoesDaVigencia({ dataContrato: lerData(String(ler('dataContrato') ?? '')), vigencia: lerData(vigencia ?? '') }),
);

/** Partial value against the total, at each keystroke. */
function Totais() {
  const propostas = Form.useWatch<readonly LinhaProposta[] | undefined>('propostasVencedoras') ?? [];
  const valor = Form.useWatch<NumeroDigitado | undefined>('valor');
  const parcial = parcialDe(propostas);
  const aviso = avisoValorParcial(parcial, numeroLido(valor) ?? 0);
  return (
    <Flex wrap gap="small" justify="end" role="status" style={{ marginBottom: 16 }}>
      <Typography.Text strong>Valor parcial: {formatarMoeda(parcial)}</Typography.Text>
      {aviso !== null && <Typography.Text type="danger">{aviso}</Typography.Text>}
    </Flex>
  );
}
